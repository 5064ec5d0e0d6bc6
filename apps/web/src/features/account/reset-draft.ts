import { createStoredStore } from '../../platform/stored-store.ts'
import { onExpired, registrationLife } from '../../platform/short-lived.ts'
import type { Channel } from './use-sent-code.ts'

interface ResetDraft {
  channel: Channel
  to: string
  /** Proof of the phone number or e-mail address; in memory only. After a reload it is in a cookie. */
  ticket: string
  /** When the proof expires (epoch milliseconds); 0 without one. */
  provedUntil: number
  /** The new password is set. In memory only. */
  done: boolean
}

const empty: ResetDraft = { channel: 'phone', to: '', ticket: '', provedUntil: 0, done: false }
const ticketLifeMs = 30 * 60_000

/** State of a password reset. A later step cannot be opened without the earlier ones, and survives a reload. */
export const resetDraft = createStoredStore<ResetDraft>(
  'reset',
  empty,
  ({ channel, to, provedUntil }) => ({ channel, to, provedUntil }),
  registrationLife,
)

/** Whether the account has been proved lately over this channel. */
export function isProved(draft: ResetDraft, channel: Channel): boolean {
  return draft.channel === channel && draft.provedUntil > Date.now()
}

/** The account is proved: the new password may be set. */
export function storeResetProof(channel: Channel, to: string, ticket: string): void {
  resetDraft.set({ channel, to, ticket, provedUntil: Date.now() + ticketLifeMs, done: false })
}

/** The new password is set; the proof stays until the next step is shown, since without it this one would redirect. */
export function finishReset(): void {
  resetDraft.set({ ...resetDraft.get(), done: true })
}

/** Drops the proof. */
export function dropResetProof(): void {
  resetDraft.set({ ...empty, done: resetDraft.get().done })
}

onExpired('reset', () => resetDraft.set(empty))
