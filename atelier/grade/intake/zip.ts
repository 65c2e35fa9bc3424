// Reads a zip without believing it: what an entry is and how large it becomes is checked, and nothing is written
// anywhere.

import { inflateRawSync } from 'node:zlib'

export type ZipEntry = {
  name: string
  kind: 'file' | 'folder' | 'symlink' | 'special'
  size: number
  encrypted: boolean
  read(max: number): Buffer | undefined
}

const END = 0x06054b50,
  CENTRAL = 0x02014b50,
  LOCAL = 0x04034b50
const END_SIZE = 22,
  COMMENT_MAX = 65_535
/** More entries than any class's work; beyond, the rest is not looked at. */
export const ENTRIES_MAX = 20_000

/** The entries that the directory of the zip names; nothing at all when it is no zip, or half of one. */
export function readZip(bytes: Buffer): ZipEntry[] | undefined {
  const end = findEnd(bytes)
  if (end === undefined) return undefined
  const entries: ZipEntry[] = []
  let at = bytes.readUInt32LE(end + 16)
  while (entries.length < ENTRIES_MAX && at + 46 <= bytes.length && bytes.readUInt32LE(at) === CENTRAL) {
    const lengths = [28, 30, 32].map(place => bytes.readUInt16LE(at + place))
    entries.push(entryAt(bytes, at, lengths[0]!))
    at += 46 + lengths.reduce((sum, length) => sum + length, 0)
  }
  return entries.length < Math.min(bytes.readUInt16LE(end + 10), ENTRIES_MAX) ? undefined : entries
}

function findEnd(bytes: Buffer): number | undefined {
  const first = Math.max(0, bytes.length - END_SIZE - COMMENT_MAX)
  for (let at = bytes.length - END_SIZE; at >= first; at--) if (bytes.readUInt32LE(at) === END) return at
  return undefined
}

function entryAt(bytes: Buffer, at: number, nameLength: number): ZipEntry {
  const raw = bytes.subarray(at + 46, at + 46 + nameLength)
  const flags = bytes.readUInt16LE(at + 8),
    method = bytes.readUInt16LE(at + 10)
  const packed = bytes.readUInt32LE(at + 20),
    size = bytes.readUInt32LE(at + 24),
    local = bytes.readUInt32LE(at + 42)
  const name = decodeName(raw, (flags & 0x800) !== 0)
  return {
    name,
    size,
    encrypted: (flags & 1) !== 0,
    kind: kindOf(name, bytes.readUInt16LE(at + 4) >> 8, bytes.readUInt32LE(at + 38) >>> 16),
    read: max => read(bytes, local, packed, method, Math.min(max, size)),
  }
}

/** The upper half of the attributes is Unix's mode, when a Unix made the zip. */
function kindOf(name: string, madeBy: number, mode: number): ZipEntry['kind'] {
  if (name.endsWith('/')) return 'folder'
  const type = madeBy === 3 ? mode & 0o170000 : 0
  if (type === 0 || type === 0o100000) return 'file'
  return type === 0o120000 ? 'symlink' : type === 0o040000 ? 'folder' : 'special'
}

/** The contents, or nothing when they are damaged or larger than they say. */
function read(bytes: Buffer, local: number, packed: number, method: number, max: number): Buffer | undefined {
  try {
    if (bytes.readUInt32LE(local) !== LOCAL) return undefined
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    const data = bytes.subarray(start, start + packed)
    if (method === 0) return data.length <= max ? data : undefined
    return method === 8 ? inflateRawSync(data, { maxOutputLength: Math.max(max, 1) }) : undefined
  } catch {
    return undefined
  }
}

/**
 * Marked as UTF-8, or valid as such; otherwise what old Windows tools wrote. Windows' own zips part folders by
 * backslashes.
 */
function decodeName(raw: Buffer, utf8: boolean): string {
  const text = raw.toString('utf8')
  return (utf8 || !text.includes('\uFFFD') ? text : cp437(raw)).replaceAll('\\', '/')
}

const HIGH =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■ '

function cp437(raw: Buffer): string {
  return Array.from(raw, byte => (byte < 128 ? String.fromCharCode(byte) : HIGH[byte - 128])).join('')
}
