import { create } from 'zustand'
import type { SteppedSetting } from '../../platform/paths.ts'

/**
 * What the steps of a setting hold: in memory only, so that no secret lies anywhere and a later step cannot be opened
 * without the ones before.
 */
interface StepDraft {
  what: SteppedSetting | null
  /** Proof that the member is at the keyboard. */
  ticket: string
  /** What to say at the end; null before. */
  done: string | null
  begin: (what: SteppedSetting, ticket: string) => void
  finish: (sentence: string) => void
  dropTicket: () => void
}

export const useStepDraft = create<StepDraft>()((set) => ({
  what: null,
  ticket: '',
  done: null,
  begin: (what, ticket) => set({ what, ticket, done: null }),
  finish: (sentence) => set({ done: sentence }),
  dropTicket: () => set({ ticket: '' }),
}))
