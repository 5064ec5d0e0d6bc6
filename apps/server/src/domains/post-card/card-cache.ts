import type { Ctx } from '../../context.ts'

/** Max age of what no version of a post covers (names of gear and topics). A signed URL is valid for longer. */
const ttlMs = 30_000
/** A few kB each. */
const max = 3000
export const cardCache = { name: 'post_card', max, ttlMs }
export const tileCache = { name: 'picture_tile', max, ttlMs }

/** Cache key of a post's card for one kind of viewer: visitors, members, or its author. */
export function cacheKeyOf({ viewer }: Ctx, post: { id: string; author_id: string }): string {
  const kind = viewer === null ? 'visitor' : viewer.id === post.author_id ? 'author' : 'member'
  return `${kind} ${post.id}`
}
