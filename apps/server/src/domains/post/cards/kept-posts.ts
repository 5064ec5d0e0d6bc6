import type { Ctx } from '../../../context.ts'

/** What no version of a post tells of (the names of gear and topics) may be so old. A signed address lives longer. */
const ttlMs = 30_000
/** A few kB each. */
const max = 3000
export const cardCache = { name: 'post_card', max, ttlMs }
export const tileCache = { name: 'picture_tile', max, ttlMs }

/** Key of what one kind of viewer is shown of a post: visitors, members, and its author. */
export function keyFor({ viewer }: Ctx, post: { id: string; author_id: string }): string {
  const kind = viewer === null ? 'visitor' : viewer.id === post.author_id ? 'author' : 'member'
  return `${kind} ${post.id}`
}
