import type { Exposure } from './exposure.ts'

// Numbers of the contract's publishStatus: this package imports its types only.
const published = 2
const deleted = 5

/** What stands between a viewer and an author. A visitor has no relation: all false. */
export interface Relation {
  isAuthor: boolean
  /** The viewer follows the author. */
  isFan: boolean
  /** The author follows the viewer. */
  isFollowed: boolean
  /** Either of the two blocked the other. */
  isBlocked: boolean
}

/**
 * May this viewer see the post at all. The author always may until it is deleted; a post that is in review,
 * limited or refused is nobody else's. The server asks the same question in SQL; its test holds both together.
 */
export function canSeePost(post: { status: number; exposure: Exposure }, relation: Relation): boolean {
  if (post.status === deleted) return false
  if (relation.isAuthor) return true
  if (post.status !== published || relation.isBlocked) return false
  const { exposure } = post
  return exposure.others || (exposure.fans && relation.isFan) || (exposure.followed && relation.isFollowed)
}
