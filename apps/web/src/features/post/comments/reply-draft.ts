import { boot } from '../../../app/boot.ts'

/** The comment being written, per post, so that leaving a page loses nothing. */
export interface ReplyDraft {
  text: string
  /** Comment answered, with the name to show; null for a comment of the post itself. */
  parent: { id: string; name: string } | null
}

const storageKey = `${boot.settings.productKey}.draft.reply`
const kept = 20

type Drafts = Record<string, ReplyDraft & { at: number }>

function readAll(): Drafts {
  if (import.meta.env.SSR) return {}
  try {
    const drafts: Drafts = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return drafts
  } catch {
    return {}
  }
}

function writeAll(drafts: Drafts): void {
  const newest = Object.entries(drafts)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, kept)
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // A full or forbidden store only costs the draft, never the writing.
  }
}

/** What was begun under this post. */
export function readReplyDraft(publishId: string): ReplyDraft {
  const draft = readAll()[publishId]
  return draft === undefined ? { text: '', parent: null } : { text: draft.text, parent: draft.parent }
}

/** Keeps it, or forgets it when the text is empty. The 20 newest are kept. */
export function keepReplyDraft(publishId: string, draft: ReplyDraft): void {
  const { [publishId]: _old, ...others } = readAll()
  writeAll(draft.text === '' ? others : { ...others, [publishId]: { ...draft, at: Date.now() } })
}
