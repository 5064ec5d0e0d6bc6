import { publishStatus } from '@guangquan/contract'
import { forOthers, forOwner, type Verdict } from '../../verdict.ts'
import { kindOf } from '../post-extension/index.ts'

interface Post {
  author_id: string
  publish_type: number
  status: number
  comments_closed: boolean
  critique_open: boolean
}
type Viewer = { id: string } | null

/** The author deletes their own post. */
export const canDeletePost = (viewer: Viewer, post: Pick<Post, 'author_id'>): Verdict =>
  forOwner(viewer, post.author_id)

/** The author decides whether others may still comment. */
export const canCloseComments = (viewer: Viewer, post: Pick<Post, 'author_id'>): Verdict =>
  forOwner(viewer, post.author_id)

/** The author edits their own post, as long as it is not deleted and in the statuses that its kind allows. */
export function canEditPost(
  viewer: Viewer,
  post: Pick<Post, 'author_id' | 'publish_type' | 'status'>,
): Verdict {
  if (viewer?.id !== post.author_id || post.status === publishStatus.deleted) return 'Forbidden'
  const kind = kindOf(post.publish_type)
  return kind?.edit === undefined || kind.editableIn?.includes(post.status) === false ? 'PostFixed' : 'ok'
}

/** Whether the author can request critiques of a post, or end that: unless it is deleted. */
export const canAskCritique = (viewer: Viewer, post: Pick<Post, 'author_id' | 'status'>): Verdict =>
  post.status === publishStatus.deleted ? 'Forbidden' : forOwner(viewer, post.author_id)

/** The author may restore a post from the recycle bin, or purge it. */
export const canUseBin = (viewer: Viewer, post: Pick<Post, 'author_id'>): Verdict =>
  forOwner(viewer, post.author_id)

/** Everybody who may open a published post may comment, until the author closes the comments. The author always may. */
export function canComment(
  viewer: Viewer,
  post: Pick<Post, 'author_id' | 'status' | 'comments_closed'>,
): Verdict {
  if (viewer?.id === post.author_id && post.status !== publishStatus.deleted) return 'ok'
  if (post.status !== publishStatus.published) return 'NotAllowedNow'
  return post.comments_closed ? 'CommentsClosed' : 'ok'
}

/** Others may write critiques if the author requests them. */
export function canCritique(viewer: Viewer, post: Pick<Post, 'author_id' | 'critique_open'>): Verdict {
  const verdict = forOthers(viewer, post.author_id)
  return verdict === 'ok' && !post.critique_open ? 'CritiqueClosed' : verdict
}

/** A viewer's rights on a post that they may open; for a visitor those after signing in. */
export const postVerdicts = (viewer: Viewer, post: Post) => ({
  edit: canEditPost(viewer, post),
  remove: canDeletePost(viewer, post),
  closeComments: canCloseComments(viewer, post),
  askCritique: canAskCritique(viewer, post),
  comment: canComment(viewer, post),
  critique: canCritique(viewer, post),
  report: forOthers(viewer, post.author_id),
})
