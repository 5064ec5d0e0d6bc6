import type { SessionLoss } from '@guangquan/client'
import { isSigningOutElsewhere } from './leaving.ts'
import { clearStored, currentUser } from './session.ts'

type Listener = (reason: SessionLoss) => void
let listener: Listener = () => undefined

// Calls that were on their way when the member signed out in another tab get their responses later.
const lateResponseMs = 5000
let quietUntil = 0

/** Sets the shell's handler for a lost session (sign-in over the current page). */
export function onSessionLost(next: Listener): void {
  listener = next
}

/**
 * Handles a response saying that the session has ended: notifies the shell and clears the stored data. Nobody is asked
 * to sign in again when it ended because the member of this page signs out in another tab.
 */
export function sessionLost(reason: SessionLoss): void {
  if (currentUser() !== null && isSigningOutElsewhere()) quietUntil = Date.now() + lateResponseMs
  if (Date.now() < quietUntil) {
    clearStored()
    return
  }
  // The shell first: it must mark the page as unsaved before the observers of the session replace it.
  listener(reason)
  clearStored()
}
