import { questionnaireLimits, type Answers } from '@guangquan/contract/questionnaire/questionnaire.words'
import { currentUser } from '../../platform/session/session.ts'
import { createStoredStore } from '../../platform/stored-store.ts'

interface Draft {
  answers: Answers
  at: number
}

const lifeMs = questionnaireLimits.draftDays * 24 * 3600_000

const drafts = createStoredStore<{ drafts: Readonly<Record<string, Draft>> }>(
  'questionnaireDrafts',
  { drafts: {} },
  (value) => value,
)

// Several people may use one browser.
const keyOf = (id: string) => `${currentUser()?.id ?? ''} ${id}`

/**
 * Answers entered in this browser within the last week and not sent; those of an anonymous questionnaire are stored
 * nowhere else.
 */
export function readDraft(id: string): Draft | null {
  const draft = drafts.get().drafts[keyOf(id)]
  return draft !== undefined && draft.at > Date.now() - lifeMs ? draft : null
}

/** Stores the current answers, and removes drafts older than a week. */
export function storeDraft(id: string, answers: Answers): void {
  const now = Date.now()
  const kept = Object.entries(drafts.get().drafts).filter(([, { at }]) => at > now - lifeMs)
  drafts.set({ drafts: { ...Object.fromEntries(kept), [keyOf(id)]: { answers, at: now } } })
}

export function forgetDraft(id: string): void {
  const { [keyOf(id)]: _sent, ...others } = drafts.get().drafts
  drafts.set({ drafts: others })
}
