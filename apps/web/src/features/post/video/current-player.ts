import { readStored, writeStored } from '../../../platform/stored.ts'

const name = 'currentPlayer'
const resumeMs = 30 * 60_000
// Near the end, playback starts from the beginning instead of resuming.
const endSeconds = 5

/** Stores the position of a video, for half an hour. */
export function storePosition(id: string, seconds: number): void {
  writeStored(name, { id, seconds, at: Date.now() })
}

/** The stored position of a video, in seconds; 0 if older than half an hour. */
export function positionOf(id: string, durationSeconds: number): number {
  const stored = readStored(name)
  if (typeof stored !== 'object' || stored === null) return 0
  if (!('id' in stored) || !('seconds' in stored) || !('at' in stored)) return 0
  const { seconds, at } = stored
  if (stored.id !== id || typeof seconds !== 'number' || typeof at !== 'number') return 0
  const isRecent = Date.now() - at < resumeMs
  return isRecent && seconds > 0 && seconds < durationSeconds - endSeconds ? seconds : 0
}
