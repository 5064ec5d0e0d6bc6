import { createStore } from '@guangquan/ui'
import type { Channel } from './use-sent-code.ts'

/** State of a password reset: in memory only, so that a later step cannot be opened without the earlier ones. */
interface ResetDraft {
  channel: Channel
  to: string
  ticket: string
  done: boolean
}

export const resetDraft = createStore<ResetDraft>({ channel: 'phone', to: '', ticket: '', done: false })

export function changeReset(change: Partial<ResetDraft>): void {
  resetDraft.set({ ...resetDraft.get(), ...change })
}
