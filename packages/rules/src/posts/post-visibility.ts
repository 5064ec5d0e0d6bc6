import type { Exposure } from './exposure.ts'

// Values of the contract's publishStatus: this package imports only types.
const published = 2
const deleted = 5

/** The relation between a viewer and an author. For a visitor all are false. */
export interface Relation {
  isAuthor: boolean
  /** The viewer follows the author. */
  isFan: boolean
  /** The author follows the viewer. */
  isFollowed: boolean
  /** Either blocked the other. */
  isBlocked: boolean
  /** Of the circle the post is published in, while that is open. */
  isCircleMember?: boolean
}

/**
 * Whether this viewer may see the post. The author may until it is deleted; a post that is in review, limited or
 * refused is visible to nobody else, and so is one in a circle that staff froze. The server repeats the rule in SQL; a test keeps the two in agreement.
 */
export function canSeePost(
  post: { status: number; exposure: Exposure; isCircleFrozen?: boolean },
  relation: Relation,
): boolean {
  if (post.status === deleted) return false
  if (relation.isAuthor) return true
  if (post.status !== published || relation.isBlocked || post.isCircleFrozen === true) return false
  const { exposure } = post
  return (
    exposure.others ||
    (exposure.fans && relation.isFan) ||
    (exposure.followed && relation.isFollowed) ||
    (exposure.circle && relation.isCircleMember === true)
  )
}
