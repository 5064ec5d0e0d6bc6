import { readStored, writeStored } from '../../../platform/stored.ts'

const name = 'currentPlayer'
const resumeMs = 30 * 60_000
// The last moments of a video are its end: nobody wants to resume there.
const endSeconds = 5

/** Keeps where a video is, for half an hour. */
export function keepPosition(id: string, seconds: number): void {
  writeStored(name, { id, seconds, at: Date.now() })
}

/** Where a video was left within the last half hour, in seconds; 0 for the beginning. */
export function positionOf(id: string, durationSeconds: number): number {
  const kept = readStored(name)
  if (typeof kept !== 'object' || kept === null) return 0
  if (!('id' in kept) || !('seconds' in kept) || !('at' in kept)) return 0
  const { seconds, at } = kept
  if (kept.id !== id || typeof seconds !== 'number' || typeof at !== 'number') return 0
  const isRecent = Date.now() - at < resumeMs
  return isRecent && seconds > 0 && seconds < durationSeconds - endSeconds ? seconds : 0
}
