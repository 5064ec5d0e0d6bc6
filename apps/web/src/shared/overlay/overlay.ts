import { useSyncExternalStore } from 'react'

/** Local changes by the viewer to a post, comment or person, shown on every card at once. */
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
  /** Notices about new posts are on. */
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

export type OverlayKey =
  | `post:${string}`
  | `reply:${string}`
  | `user:${string}`
  | `activity:${string}`
  | `exhibitionWork:${string}`

interface Entry {
  /** The latest values from the server: the response to a click, or a list requested after it. */
  settled: Overlay
  /** The moment of each settled value. */
  since: Partial<Record<keyof Overlay, number>>
  /** Clicks the server has not responded to yet. */
  pending: Overlay
  shown: Overlay
}

const entries = new Map<OverlayKey, Entry>()
const listeners = new Set<() => void>()
const nothing: Overlay = {}
const noEntry: Entry = { settled: nothing, since: {}, pending: nothing, shown: nothing }

let moment = 0

/** A strictly increasing number: tells the order of two events in this tab. */
export function nextMoment(): number {
  return ++moment
}

/** Shows a click on every copy of an item until `dropPending`, whatever responses arrive meanwhile. */
export function showPending(key: OverlayKey, change: Overlay): void {
  const entry = entries.get(key) ?? noEntry
  write(key, { ...entry, pending: { ...entry.pending, ...change } })
}

/** The server has accepted or refused the click: the settled values are shown again. */
export function dropPending(key: OverlayKey, change: Overlay): void {
  const entry = entries.get(key)
  if (entry === undefined) return
  const pending = { ...entry.pending }
  for (const field of fields) if (field in change) delete pending[field]
  write(key, { ...entry, pending })
}

/** The server has confirmed a change: it overrides every copy requested before now. */
export function settle(key: OverlayKey, change: Overlay): void {
  settleAt(key, change, nextMoment())
}

/**
 * Part of a response requested at `askedAt`, which overrides earlier changes. The value is stored, because other lists
 * still contain older copies.
 */
export function applyResponse(key: OverlayKey, response: Overlay, askedAt: number): void {
  const entry = entries.get(key)
  if (entry === undefined) return
  const newer = { ...response }
  for (const field of fields) if ((entry.since[field] ?? Infinity) >= askedAt) delete newer[field]
  if (Object.keys(newer).length > 0) settleAt(key, newer, askedAt)
}

/** The local changes to an item; `{}` if none. */
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

/** Whether there are any local changes. */
export function hasOverlay(): boolean {
  return entries.size > 0
}

/** Clears everything when the member changes. */
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
