import { readStored, writeStored } from './stored.ts'

/** How long an unfinished registration is stored after its last input. */
export const registrationLifeMs = 30 * 60_000
/** The life of the entries of a registration or a reset, for `createStoredStore`. */
export const registrationLife = { ms: registrationLifeMs, removeExpired }
/** A code is valid for 5 minutes, by e-mail 10; after that there is nothing left to enter. */
export const sentCodeLifeMs = 10 * 60_000

/** Entries that contain contact data of visitors, with the time they are stored after their `until`. */
const stored = { account: 0, reset: 0, codeSent: sentCodeLifeMs, mailSent: sentCodeLifeMs }
const checkEveryMs = 60_000

const listeners = new Map<string, () => void>()

/** Registers a listener for the expiry of an entry, so that the page clears its copy too. */
export function onExpired(name: keyof typeof stored, listener: () => void): void {
  listeners.set(name, listener)
}

/** Removes expired entries from storage, and those without an expiry. */
export function removeExpired(now: number): void {
  for (const [name, lifeMs] of Object.entries(stored)) {
    const stored = readStored(name)
    if (stored === undefined || now < untilOf(stored) + lifeMs) continue
    listeners.get(name)?.()
    writeStored(name, undefined)
  }
}

/** Removes all of these entries, after signing in or leaving. */
export function removeShortLived(): void {
  for (const name of Object.keys(stored)) writeStored(name, undefined)
}

/** Removes expired entries, now and periodically while the site is open. */
export function watchShortLived(): void {
  const check = () => removeExpired(Date.now())
  check()
  setInterval(check, checkEveryMs)
  // Timers stop while the device sleeps.
  document.addEventListener('visibilitychange', check)
}

function untilOf(stored: unknown): number {
  if (typeof stored !== 'object' || stored === null || !('until' in stored)) return 0
  return typeof stored.until === 'number' ? stored.until : 0
}
