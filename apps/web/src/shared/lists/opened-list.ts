import type { PictureTile } from '@guangquan/contract'
import type { PathItem } from '@guangquan/routes/post-path'
import { readStored, storedKey, writeStored } from '../../platform/stored.ts'

/** A list whose posts open in new tabs, with 上一幅 and 下一幅 to move through it. */
const name = 'opened-list'

/** Posts stored on either side of the opened one. */
const reach = 120

/**
 * Stores the list around a post that is being opened. New tabs share nothing but local storage with the page that
 * opened them.
 */
export function storeOpenedList(tiles: readonly PictureTile[], publishId: string): void {
  const posts = postsOf(tiles)
  const at = posts.findIndex(({ id }) => id === publishId)
  if (at !== -1) writeStored(name, posts.slice(Math.max(0, at - reach), at + reach + 1))
}

/** The posts before and after one in the list this tab was opened from. */
export function neighboursOf(publishId: string): { previous?: PathItem; next?: PathItem } {
  const posts = readOwnList(publishId)
  const at = posts.findIndex(({ id }) => id === publishId)
  if (at === -1) return {}
  const [previous, next] = [posts[at - 1], posts[at + 1]]
  return { ...(previous === undefined ? {} : { previous }), ...(next === undefined ? {} : { next }) }
}

/** Copies the stored list to this tab, if it contains the post. */
export function adoptOpenedList(publishId: string): PathItem[] {
  const opened = parse(readStored(name))
  if (!opened.some(({ id }) => id === publishId)) return []
  try {
    sessionStorage.setItem(storedKey(name), JSON.stringify(opened))
  } catch {
    // Without storage the other page's copy is read each time.
  }
  return opened
}

// The tab has a copy, because the stored list is replaced as soon as a post is opened from another one.
function readOwnList(publishId: string): PathItem[] {
  const own = parse(readSession())
  return own.some(({ id }) => id === publishId) ? own : adoptOpenedList(publishId)
}

function readSession(): unknown {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(storedKey(name)) ?? 'null')
    return value
  } catch {
    return null
  }
}

// In an album a post may have several tiles, one after the other.
function postsOf(tiles: readonly PictureTile[]): PathItem[] {
  const posts = new Map<string, PathItem>()
  for (const { publishId, category, publishType } of tiles) {
    if (!posts.has(publishId)) posts.set(publishId, { id: publishId, category, publishType })
  }
  return [...posts.values()]
}

function parse(value: unknown): PathItem[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return []
    if (!('id' in item && 'category' in item && 'publishType' in item)) return []
    const { id, category, publishType } = item
    if (typeof id !== 'string' || typeof category !== 'number' || typeof publishType !== 'number') return []
    return [{ id, category, publishType }]
  })
}
