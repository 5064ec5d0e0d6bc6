import type { SessionLoss } from '@guangquan/client'
import { isSigningOutElsewhere } from './leaving.ts'
import { clearStored } from './session.ts'

type Listener = (reason: SessionLoss) => void
let listener: Listener = () => undefined

/** Sets the shell's handler for a lost session (sign-in over the current page). */
export function onSessionLost(next: Listener): void {
  listener = next
}

/**
 * Handles a response saying that the session has ended: notifies the shell and clears the stored data. Nobody is asked to
 * sign in again when it ended because the member signs out in another tab.
 */
export function sessionLost(reason: SessionLoss): void {
  if (isSigningOutElsewhere()) {
    clearStored()
    return
  }
  // The shell first: it must mark the page as unsaved before the observers of the session replace it.
  listener(reason)
  clearStored()
}
