// Starts `child.ts`. In JavaScript for speed: Vitest loads three times faster before TypeScript's loader is installed
// than after, and a Node that reads TypeScript by itself needs no loader at all.

await import('vitest/node')
if (!('typescript' in process.features && process.features.typescript)) (await import('tsx/esm/api')).register()
await import('./child.ts')
