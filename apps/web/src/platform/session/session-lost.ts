import type { SessionLoss } from '@guangquan/client'
import { clearStored } from './session.ts'

type Listener = (reason: SessionLoss) => void
let listener: Listener = () => undefined

/** The shell says what happens when a call finds the session gone (a sign-in over the page at hand). */
export function onSessionLost(next: Listener): void {
  listener = next
}

/** A call was told that the session is over: the shell acts, and everything of it is forgotten. */
export function sessionLost(reason: SessionLoss): void {
  // The shell first: it must hold the page before those who watch the session take it away.
  listener(reason)
  clearStored()
}
