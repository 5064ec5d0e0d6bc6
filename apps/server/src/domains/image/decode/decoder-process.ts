/**
 * Entry of the child process that reads members' files. It has no settings, database or secrets. It exits when it
 * exceeds its memory, and with its parent.
 */
import { allowPhotographsOnly } from './bounded-sharp.ts'
import { DecodeOrder, type DecodeResponse } from './decode-messages.ts'
import { decodePicture } from './decode-picture.ts'

allowPhotographsOnly()

/** Exit status for a file that needed too much memory. */
const outOfMemoryStatus = 77
const memoryBytes = Number(process.argv[2])

function endWhenTooLarge(): void {
  if (process.memoryUsage.rss() > memoryBytes) process.exit(outOfMemoryStatus)
}

function response(message: DecodeResponse): void {
  process.send?.(message)
}

// A signal to all processes of a node is for the server: what is being decoded is still wanted. The server ends this one.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined)

process.on('message', (message) => {
  const order = DecodeOrder.parse(message)
  const watch = setInterval(endWhenTooLarge, 25)
  decodePicture(order)
    .then(response, () => response({ kind: 'refused', id: order.id, reason: 'PhotoDamaged' }))
    .finally(() => clearInterval(watch))
})
process.on('disconnect', () => process.exit(0))
response({ kind: 'ready' })
