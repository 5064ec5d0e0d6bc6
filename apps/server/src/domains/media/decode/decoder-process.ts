/**
 * Entry of the child process that reads members' files. It knows nothing of the program: no settings, no database,
 * no secrets. It ends itself when it grows past its memory, and with its parent.
 */
import { DecodeOrder, type DecodeAnswer } from './decode-messages.ts'
import { decodePicture } from './decode-picture.ts'

/** Exit status by which the parent knows that a file needed too much memory. */
const outOfMemoryStatus = 77
const memoryBytes = Number(process.argv[2])

function endWhenTooLarge(): void {
  if (process.memoryUsage.rss() > memoryBytes) process.exit(outOfMemoryStatus)
}

function answer(message: DecodeAnswer): void {
  process.send?.(message)
}

process.on('message', (message) => {
  const order = DecodeOrder.parse(message)
  const watch = setInterval(endWhenTooLarge, 25)
  decodePicture(order)
    .then(answer, () => answer({ kind: 'refused', id: order.id, reason: 'PhotoDamaged' }))
    .finally(() => clearInterval(watch))
})
process.on('disconnect', () => process.exit(0))
answer({ kind: 'ready' })
