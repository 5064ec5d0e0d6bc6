import { boot } from '../../../platform/boot.ts'
import { currentUser } from '../../../platform/session/session.ts'

/** A photograph uploaded for a comment. Its URL is valid for a while; an unused file is deleted after a day. */
export interface StoredPicture {
  fileId: string
  url: string
  /** Upload time, epoch milliseconds. */
  at: number
}

/** The draft of a comment, per post. */
export interface ReplyDraft {
  text: string
  /** The comment being answered, with the name to show; null for a comment on the post itself. */
  parent: { id: string; name: string } | null
  picture: StoredPicture | null
}

const storageKey = `${boot.settings.productKey}.post.reply`
const stored = 20
/** The server deletes an unused file after a day. */
const pictureTtlMs = 23 * 3600_000
const lifeMs = 30 * 24 * 3600_000

interface StoredDraft extends Omit<ReplyDraft, 'picture'> {
  /** Missing in drafts of older versions. */
  picture?: StoredPicture | null
  /** Its author, null for a visitor; missing in drafts of older versions. */
  memberId?: string | null
  at: number
}

type Drafts = Record<string, StoredDraft>

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
    .filter(([, { at }]) => isFresh(at))
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, stored)
  try {
    localStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // If storage is full or blocked, only the draft is lost.
  }
}

const isFresh = (at: number) => Date.now() - at < lifeMs

/** The draft for this post. */
export function readReplyDraft(publishId: string): ReplyDraft {
  const draft = readAll()[publishId]
  if (draft === undefined || !isFresh(draft.at)) return { text: '', parent: null, picture: null }
  const { text, parent, picture = null } = draft
  const isThere = picture !== null && Date.now() - picture.at < pictureTtlMs
  return { text, parent, picture: isThere ? picture : null }
}

/** Stores the draft, or deletes it if it is empty. The 20 newest of the last 30 days are stored. */
export function storeReplyDraft(publishId: string, draft: ReplyDraft): void {
  const { [publishId]: _old, ...others } = readAll()
  const isEmpty = draft.text === '' && draft.picture === null
  const memberId = currentUser()?.id ?? null
  writeAll(isEmpty ? others : { ...others, [publishId]: { ...draft, memberId, at: Date.now() } })
}
