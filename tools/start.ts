import { buildSite } from './build.ts'
import { stopChildren, stopOnSignal, watchParent } from './run/children.ts'

const stopWaiting = stopOnSignal(stopChildren)
try {
  await buildSite()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
stopWaiting()

// From here the server itself answers to signals: it drains, then stops its database.
watchParent(() => process.kill(process.pid, 'SIGTERM'))
await import('../apps/server/src/main.ts')
