import { create } from 'zustand'
import type { Channel } from './use-sent-code.ts'

/** What finding a password holds: in memory only, so that a later step cannot be opened without the ones before. */
interface ResetDraft {
  channel: Channel
  to: string
  ticket: string
  done: boolean
  change: (change: Partial<Omit<ResetDraft, 'change'>>) => void
}

export const useResetDraft = create<ResetDraft>()((set) => ({
  channel: 'phone',
  to: '',
  ticket: '',
  done: false,
  change: (change) => set(change),
}))
