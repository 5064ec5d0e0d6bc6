import { clearStored } from './session.ts'

type Listener = (reason: 'ended' | 'expired') => void
let listener: Listener = () => undefined

/** The shell says what happens when a call finds the session gone (a sign-in over the page at hand). */
export function onSessionLost(next: Listener): void {
  listener = next
}

/** A call was told that the session is over: forget it, then let the shell act. */
export function sessionLost(reason: 'ended' | 'expired'): void {
  clearStored()
  listener(reason)
}
