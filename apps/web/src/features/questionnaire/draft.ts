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

/** What was answered in this browser and not sent, within a week; of an anonymous questionnaire it is nowhere else. */
export function readDraft(id: string): Draft | null {
  const draft = drafts.get().drafts[keyOf(id)]
  return draft !== undefined && draft.at > Date.now() - lifeMs ? draft : null
}

/** Keeps what is answered so far, and forgets what is older than a week. */
export function storeDraft(id: string, answers: Answers): void {
  const now = Date.now()
  const kept = Object.entries(drafts.get().drafts).filter(([, { at }]) => at > now - lifeMs)
  drafts.set({ drafts: { ...Object.fromEntries(kept), [keyOf(id)]: { answers, at: now } } })
}

export function forgetDraft(id: string): void {
  const { [keyOf(id)]: _sent, ...others } = drafts.get().drafts
  drafts.set({ drafts: others })
}
