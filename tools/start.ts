import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { buildAll, builtProgram } from './build.ts'
import { root } from './root.ts'
import { stopChildren, stopOnSignal, watchParent } from './run/children.ts'

const stopWaiting = stopOnSignal(stopChildren)
try {
  await buildAll()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
stopWaiting()

// Stripping types and compiling is most of a start: with the cache it is 40 % faster and 20 MB smaller.
enableCompileCache(join(root, '.cache', 'compile'))

// From here the server handles signals: it drains, then stops its database.
watchParent(() => process.kill(process.pid, 'SIGTERM'))
await import(builtProgram)
