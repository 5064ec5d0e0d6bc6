import { currentUser } from '../../platform/session/session.ts'
import { createStoredStore } from '../../platform/stored-store.ts'

interface Draft {
  text: string
  at: number
}

const stored = 20

const drafts = createStoredStore<{ drafts: Readonly<Record<string, Draft>> }>(
  'messageDrafts',
  { drafts: {} },
  (value) => value,
)

// Several people may use one browser.
const keyOf = (peerId: string) => `${currentUser()?.id ?? ''} ${peerId}`

/** The unsent text to a member. */
export function readDraft(peerId: string): string {
  return drafts.get().drafts[keyOf(peerId)]?.text ?? ''
}

/** Stores the text; the 20 newest are kept. */
export function storeDraft(peerId: string, text: string): void {
  const { [keyOf(peerId)]: _old, ...others } = drafts.get().drafts
  const all = text.trim() === '' ? others : { ...others, [keyOf(peerId)]: { text, at: Date.now() } }
  const newest = Object.entries(all)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, stored)
  drafts.set({ drafts: Object.fromEntries(newest) })
}
