import type { EntranceScan } from '@guangquan/contract'
import * as z from 'zod'

const prefix = 'console:entrance-scans:'
const Queue = z.array(
  z.object({
    scanId: z.string(),
    enrolId: z.string(),
    step: z.number(),
    mac: z.string(),
    time: z.number(),
  }),
)
/** Scans are accepted until a day after the activity. */
const acceptedMs = 3 * 24 * 3600_000

/** Scans of an activity in this browser that the server has not received yet. */
export function readQueue(activityId: string): EntranceScan[] {
  return parse(localStorage.getItem(prefix + activityId))
}

export function addToQueue(activityId: string, scan: EntranceScan): void {
  write(activityId, [...readQueue(activityId), scan])
}

export function takeFromQueue(activityId: string, scanIds: readonly string[]): void {
  write(
    activityId,
    readQueue(activityId).filter(({ scanId }) => !scanIds.includes(scanId)),
  )
}

/** Nothing of an activity stays on the device when it is over. */
export function forgetOldScans(now: number): void {
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith(prefix))) {
    const newest = Math.max(0, ...parse(localStorage.getItem(key)).map(({ time }) => time))
    if (newest < now - acceptedMs) localStorage.removeItem(key)
  }
}

function write(activityId: string, scans: readonly EntranceScan[]): void {
  if (scans.length === 0) localStorage.removeItem(prefix + activityId)
  else localStorage.setItem(prefix + activityId, JSON.stringify(scans))
}

function parse(text: string | null): EntranceScan[] {
  try {
    return Queue.parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}
