import { readStored, writeStored } from './stored.ts'

/** How long a registration that was begun is kept, from its last answer on. */
export const registrationLifeMs = 30 * 60_000
/** A code lives 5 minutes, in a mail 10; what was sent longer ago is no reason to go on to entering it. */
export const sentCodeLifeMs = 10 * 60_000

/** What tells of somebody who has not signed in, with the time it is kept after its `until`. */
const kept = { register: 0, codeSent: sentCodeLifeMs, mailSent: sentCodeLifeMs }
const checkEveryMs = 60_000

const listeners = new Map<string, () => void>()

/** Calls `listener` when what is kept under a name is over: what a page still holds of it is to go too. */
export function onExpired(name: keyof typeof kept, listener: () => void): void {
  listeners.set(name, listener)
}

/** Removes from this browser what is over, or without a time of its own. */
export function removeExpired(now: number): void {
  for (const [name, lifeMs] of Object.entries(kept)) {
    const stored = readStored(name)
    if (stored === undefined || now < untilOf(stored) + lifeMs) continue
    listeners.get(name)?.()
    writeStored(name, undefined)
  }
}

/** Removes all of it: who was here signed in, or left. */
export function removeShortLived(): void {
  for (const name of Object.keys(kept)) writeStored(name, undefined)
}

/** Removes what is over now and while the site is open, on whatever page. */
export function watchShortLived(): void {
  const check = () => removeExpired(Date.now())
  check()
  setInterval(check, checkEveryMs)
  // Timers sleep with the device.
  document.addEventListener('visibilitychange', check)
}

function untilOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('until' in stored)) return 0
  return typeof stored.until === 'number' ? stored.until : 0
}
