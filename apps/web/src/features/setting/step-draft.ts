import { createStore } from '@guangquan/ui'
import type { SteppedSetting } from '../../platform/own-paths.ts'

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
