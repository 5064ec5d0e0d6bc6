import { createStore } from '@guangquan/ui/store'
import type { StaffSelf } from '@guangquan/contract'

type Session =
  /** Not asked yet. */
  | { state: 'unknown' }
  | { state: 'signedOut' }
  /** Ended while a page was open: it stays, so that nothing typed is lost. */
  | { state: 'lost'; self: StaffSelf }
  | { state: 'signedIn'; self: StaffSelf }

export const session = createStore<Session>({ state: 'unknown' })

export function beginSession(self: StaffSelf): void {
  session.set({ state: 'signedIn', self })
}

/** The server does not recognise this session, or no longer. */
export function endSession(): void {
  const known = session.get()
  session.set('self' in known ? { state: 'lost', self: known.self } : { state: 'signedOut' })
}

export function leaveSession(): void {
  session.set({ state: 'signedOut' })
}
