import { forOthers, forOwner, type Verdict } from '../../verdict.ts'

type Viewer = { id: string } | null

interface Reply {
  author_id: string
  /** Null on the first level. */
  parent_id: string | null
  /** Null unless it is a critique. */
  rubric: number | null
}

interface PlaceOfReply {
  postAuthorId: string
  /** Writers whose comments the viewer may delete as one of the team of the post's circle. */
  teamReach: ReadonlySet<string>
}

/**
 * A member deletes their own comment, the author of the post any comment on it, and the team of the post's circle those
 * whose writers are within `teamReach`.
 */
export function canDeleteReply(
  viewer: Viewer,
  reply: Pick<Reply, 'author_id'>,
  { postAuthorId, teamReach }: PlaceOfReply,
): Verdict {
  if (viewer === null) return 'Forbidden'
  const isOwn = viewer.id === reply.author_id || viewer.id === postAuthorId
  return isOwn || teamReach.has(reply.author_id) ? 'ok' : 'Forbidden'
}

/** The author of the post pins a comment of the first level. */
export const canPinReply = (viewer: Viewer, reply: Pick<Reply, 'parent_id'>, postAuthorId: string): Verdict =>
  reply.parent_id === null ? forOwner(viewer, postAuthorId) : 'ContentNotFound'

/** The author of the post folds the comments of others. */
export function canFoldReply(viewer: Viewer, reply: Pick<Reply, 'author_id'>, postAuthorId: string): Verdict {
  const verdict = forOwner(viewer, postAuthorId)
  return verdict === 'ok' ? forOthers(viewer, reply.author_id) : verdict
}

/** The author of the post marks helpful critiques. */
export const canMarkHelpful = (viewer: Viewer, reply: Pick<Reply, 'rubric'>, postAuthorId: string): Verdict =>
  reply.rubric === null ? 'ContentNotFound' : forOwner(viewer, postAuthorId)

/** What a viewer may do with a comment that they see. */
export const replyVerdicts = (viewer: Viewer, reply: Reply, place: PlaceOfReply) => ({
  pin: canPinReply(viewer, reply, place.postAuthorId),
  fold: canFoldReply(viewer, reply, place.postAuthorId),
  markHelpful: canMarkHelpful(viewer, reply, place.postAuthorId),
  remove: canDeleteReply(viewer, reply, place),
  report: forOthers(viewer, reply.author_id),
})
