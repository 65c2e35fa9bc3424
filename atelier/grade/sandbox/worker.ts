// The thread that holds QuickJS: no file, no network, no process, no import inside. It sleeps until it is told
// something.

import { readFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import variant from '@jitl/quickjs-wasmfile-release-sync'
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime,
  type QuickJSSyncVariant,
} from 'quickjs-emscripten-core'
import { receive, send, type Ends, type FromEngine, type ToEngine } from './channel.ts'

const { port, signals, wasm } = workerData as { port: Ends['port']; signals: Ends['signals']; wasm: string }
const ends: Ends = { port, signals, mine: 1 }
const tell = (message: FromEngine) => send(ends, message)

/** The engine's own limit: beyond it a program gets an error it can read, far before the thread's stack is full. */
const STACK = 512 * 1024
/** A call out of the sandbox costs more than its instructions; a line that is printed, much more. */
const CALLBACKS_A_FUEL = 200
/** What is told of an error. */
const TEXT_MAX = 4000

let fuel = 0
type Guest = { context: QuickJSContext; runtime: QuickJSRuntime; api: QuickJSHandle; say: QuickJSHandle }
let guest: Guest | undefined

const { WebAssembly } = globalThis as any
const PAGE = 65_536,
  PAGES = 256
const wasmModule: Promise<unknown> = WebAssembly.compile(readFileSync(wasm))
while (true) {
  const message = receive<ToEngine>(ends)!
  try {
    if (message.kind === 'open') await open(message)
    else serve(message)
  } catch (error) {
    // A thread that dies says nothing, and the tests would wait for it until their time is over.
    stop(error)
  }
}

async function open({ guest: code, script, fuel: given, memory }: Extract<ToEngine, { kind: 'open' }>): Promise<void> {
  // The engine's own memory limit counts blocks, not bytes, in this build: the memory itself is what has an end.
  const wasmMemory: unknown = new WebAssembly.Memory({ initial: PAGES, maximum: Math.max(PAGES, memory / PAGE) })
  const quickjs = await newQuickJSWASMModuleFromVariant(
    newVariant(variant as never, {
      wasmModule: (await wasmModule) as never,
      wasmMemory: wasmMemory as never,
    }) as QuickJSSyncVariant,
  )
  const runtime = quickjs.newRuntime()
  runtime.setMaxStackSize(STACK)
  runtime.setInterruptHandler(() => --fuel < 0)
  const context = runtime.newContext()
  fuel = given
  const say = context.newFunction('say', text => context.newString(askTests(context.getString(text))))
  const install = context.unwrapResult(context.evalCode(code, 'sandbox.js'))
  const api = context.unwrapResult(context.callFunction(install, context.undefined, context.global, say))
  guest = { context, runtime, api, say }
  enter(script)
}

/** The program itself: its top level runs here. */
function enter(script: string): void {
  const { context } = guest!
  const evaluated = context.evalCode(script, 'programme.js', { type: 'module' })
  if (evaluated.error) return refuse(evaluated.error)
  call('enter', evaluated.value)
  tell({ kind: 'opened' })
}

function serve(message: Exclude<ToEngine, { kind: 'open' }>): void {
  if (message.kind === 'forget') call('forget', guest!.context.newString(JSON.stringify(message.old)))
  if (message.kind !== 'handle') return
  fuel = message.fuel ?? fuel
  try {
    const text = call('handle', guest!.context.newString(message.text))
    const jobs = guest!.runtime.executePendingJobs()
    if (jobs.error) throw failure(jobs.error)
    tell({ kind: 'result', text, ended: endings(), fuel })
  } catch (error) {
    stop(error)
  }
}

function endings(): string[] {
  const all: string[] = []
  for (let text = call('ended'); text; text = call('ended')) all.push(text)
  return all
}

/** The program asks the tests for something. While it waits, the tests may call it again. */
function askTests(text: string): string {
  fuel -= text.startsWith('["print"') ? 1 : 1 / CALLBACKS_A_FUEL
  tell({ kind: 'callback', text })
  while (true) {
    const message = receive<ToEngine>(ends)!
    if (message.kind === 'answer') return message.text
    if (message.kind !== 'open') serve(message)
  }
}

function call(name: string, ...args: QuickJSHandle[]): string {
  const { context, api } = guest!
  const result = context.getProp(api, name).consume(method => context.callFunction(method, api, ...args))
  for (const arg of args) arg.dispose()
  if (result.error) throw failure(result.error)
  return result.value.consume(value => (context.typeof(value) === 'string' ? context.getString(value) : ''))
}

/** What was thrown may be anything, and may lie about itself while it is looked at: only texts are taken from it. */
function failure(handle: QuickJSHandle): Error {
  const thrown: unknown = guest!.context.dump(handle)
  handle.dispose()
  const { name, message, stack } = Object(thrown) as Record<string, unknown>
  const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value.slice(0, TEXT_MAX) : otherwise)
  return Object.assign(new Error(text(message, text(thrown, ''))), {
    name: text(name, 'Error'),
    stack: text(stack, ''),
  })
}

/** The top level threw: told like the error of a call. */
function refuse(handle: QuickJSHandle): void {
  const error = failure(handle)
  if (fuel < 0 || isMemory(error)) return stop(error)
  tell({ kind: 'threw', text: JSON.stringify([error.name, error.message, error.stack]) })
}

function stop(error: unknown): void {
  const { message } = error as Error
  tell({ kind: 'stopped', why: fuel < 0 ? 'fuel' : isMemory(error as Error) ? 'memory' : 'engine', message })
}

function isMemory({ message }: Error): boolean {
  return message === 'out of memory'
}
