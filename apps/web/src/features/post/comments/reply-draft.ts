import { boot } from '../../../platform/boot.ts'

/** A photograph that was uploaded for a comment; its address serves for a while, the file waits a day to be used. */
export interface KeptPicture {
  fileId: string
  url: string
  /** When it was uploaded, epoch milliseconds. */
  at: number
}

/** The comment being written, per post, so that leaving a page loses nothing. */
export interface ReplyDraft {
  text: string
  /** Comment answered, with the name to show; null for a comment of the post itself. */
  parent: { id: string; name: string } | null
  picture: KeptPicture | null
}

const storageKey = `${boot.settings.productKey}.draft.reply`
const kept = 20
/** A file nobody used is removed after a day. */
const pictureKeptMs = 23 * 3600_000

/** A draft of before photographs were kept has no picture. */
type Drafts = Record<string, Omit<ReplyDraft, 'picture'> & { picture?: KeptPicture | null; at: number }>

function readAll(): Drafts {
  if (import.meta.env.SSR) return {}
  try {
    const drafts: Drafts | null = JSON.parse(localStorage.getItem(storageKey) ?? '{}')
    return typeof drafts === 'object' && drafts !== null ? drafts : {}
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
  if (draft === undefined) return { text: '', parent: null, picture: null }
  const { text, parent, picture = null } = draft
  const isThere = picture !== null && Date.now() - picture.at < pictureKeptMs
  return { text, parent, picture: isThere ? picture : null }
}

/** Keeps it, or forgets it when there is neither text nor photograph. The 20 newest are kept. */
export function keepReplyDraft(publishId: string, draft: ReplyDraft): void {
  const { [publishId]: _old, ...others } = readAll()
  const isEmpty = draft.text === '' && draft.picture === null
  writeAll(isEmpty ? others : { ...others, [publishId]: { ...draft, at: Date.now() } })
}
