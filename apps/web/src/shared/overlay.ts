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

const fields = [
  'isLike',
  'likeCount',
  'isCollect',
  'collectCount',
  'replyCount',
  'shareCount',
  'commentsClosed',
  'followState',
  'isSpecial',
  'notifyPosts',
  'removed',
] as const satisfies readonly (keyof Overlay)[]

export type OverlayKey = `post:${string}` | `reply:${string}` | `user:${string}`

interface Entry {
  /** What the server said last: in answer to a click, or in a list that was asked for after it. */
  settled: Overlay
  /** When each settled field was true. */
  since: Partial<Record<keyof Overlay, number>>
  /** Clicks the server has not answered yet. */
  pending: Overlay
  shown: Overlay
}

const entries = new Map<OverlayKey, Entry>()
const listeners = new Set<() => void>()
const nothing: Overlay = {}
const noEntry: Entry = { settled: nothing, since: {}, pending: nothing, shown: nothing }

let moment = 0

/** A number greater than all before: tells which of two things in this tab happened first. */
export function nextMoment(): number {
  return ++moment
}

/** Shows a click on every copy of one thing until `dropPending`, whatever answers arrive meanwhile. */
export function showPending(key: OverlayKey, change: Overlay): void {
  const entry = entries.get(key) ?? noEntry
  write(key, { ...entry, pending: { ...entry.pending, ...change } })
}

/** The server has answered the click or refused it: what is settled shows again. */
export function dropPending(key: OverlayKey, change: Overlay): void {
  const entry = entries.get(key)
  if (entry === undefined) return
  const pending = { ...entry.pending }
  for (const field of fields) if (field in change) delete pending[field]
  write(key, { ...entry, pending })
}

/** The server confirmed a change: it stands over every copy that was asked for before now. */
export function settle(key: OverlayKey, change: Overlay): void {
  settleAt(key, change, nextMoment())
}

/**
 * Part of an answer that was asked for at `askedAt`. What changed here before that yields to it. The value is kept,
 * for other lists still hold older copies.
 */
export function takeAnswer(key: OverlayKey, answer: Overlay, askedAt: number): void {
  const entry = entries.get(key)
  if (entry === undefined) return
  const newer = { ...answer }
  for (const field of fields) if ((entry.since[field] ?? Infinity) >= askedAt) delete newer[field]
  if (Object.keys(newer).length > 0) settleAt(key, newer, askedAt)
}

/** What was changed of this thing; `{}` when nothing. */
export function useOverlay(key: OverlayKey): Overlay {
  return useSyncExternalStore(
    subscribe,
    () => overlayOf(key),
    () => nothing,
  )
}

/** For code outside components. */
export function overlayOf(key: OverlayKey): Overlay {
  return entries.get(key)?.shown ?? nothing
}

/** Has anything been changed here. */
export function hasOverlay(): boolean {
  return entries.size > 0
}

/** Forgets everything: another person is signed in. */
export function clearOverlay(): void {
  entries.clear()
  for (const listener of listeners) listener()
}

function settleAt(key: OverlayKey, change: Overlay, at: number): void {
  const entry = entries.get(key) ?? noEntry
  const since = { ...entry.since }
  for (const field of fields) if (field in change) since[field] = at
  write(key, { ...entry, settled: { ...entry.settled, ...change }, since })
}

function write(key: OverlayKey, entry: Entry): void {
  entries.set(key, { ...entry, shown: { ...entry.settled, ...entry.pending } })
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
