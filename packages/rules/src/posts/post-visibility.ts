import type { Exposure } from './exposure.ts'

// A value of the contract's `publishStatus`: this package imports only its types.
const published = 2
const deleted = 5

/** The relation between a viewer and an author. All false for a visitor. */
export interface Relation {
  isAuthor: boolean
  /** The viewer follows the author. */
  isFan: boolean
  /** The author follows the viewer. */
  isFollowed: boolean
  /** Either blocked the other. */
  isBlocked: boolean
  /** Whether the viewer is in the post's circle, while that is open. */
  isCircleMember?: boolean
}

/**
 * Whether this viewer may see the post. Its author may, until it is deleted; nobody else sees a post that is in review,
 * limited or refused, or one in a circle that staff froze. The server repeats the rule in SQL, and a test keeps the two
 * in agreement.
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
