import { useSyncExternalStore } from 'react'

/** What a viewer's own clicks change of a post, a comment or a person, on every card at once. */
export interface Overlay {
  isLike?: boolean
  likeCount?: number
  isCollect?: boolean
  collectCount?: number
  replyCount?: number
  shareCount?: number
  commentsClosed?: boolean
  followState?: 0 | 1 | 2
  /** 特别关注. */
  isSpecial?: boolean
  /** New posts of this person are told of. */
  notifyPosts?: boolean
  /** Deleted here: lists leave it out. */
  removed?: boolean
}

export type OverlayKey = `post:${string}` | `reply:${string}` | `user:${string}`

const changes = new Map<OverlayKey, Overlay>()
const listeners = new Set<() => void>()
const nothing: Overlay = {}

/** Lays a change over every copy of one thing. */
export function lay(key: OverlayKey, change: Overlay): void {
  changes.set(key, { ...changes.get(key), ...change })
  for (const listener of listeners) listener()
}

/** What was laid over this thing; `{}` when nothing. */
export function useOverlay(key: OverlayKey): Overlay {
  return useSyncExternalStore(
    subscribe,
    () => changes.get(key) ?? nothing,
    () => nothing,
  )
}

/** For code outside components. */
export function overlayOf(key: OverlayKey): Overlay {
  return changes.get(key) ?? nothing
}

/** Forgets everything: another person is signed in. */
export function clearOverlay(): void {
  changes.clear()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
