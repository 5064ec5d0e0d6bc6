import { createStore } from '@guangquan/ui'
import type { SteppedSetting } from '../../platform/own-paths.ts'

/**
 * State of a setting changed in steps: in memory only, so that no secret is stored and a later step cannot be opened
 * without the earlier ones.
 */
interface StepDraft {
  what: SteppedSetting | null
  /** Proof of the member's identity. */
  ticket: string
  /** Message of the last step; null before. */
  done: string | null
}

export const stepDraft = createStore<StepDraft>({ what: null, ticket: '', done: null })

export function beginSteps(what: SteppedSetting, ticket: string): void {
  stepDraft.set({ what, ticket, done: null })
}

export function finishSteps(sentence: string): void {
  stepDraft.set({ ...stepDraft.get(), done: sentence })
}

export function dropTicket(): void {
  stepDraft.set({ ...stepDraft.get(), ticket: '' })
}
