import { publishStatus } from '@guangquan/contract'
import type { Viewer } from '../../context.ts'

/** Named reasons why an action on a post is refused. */
export type Verdict = 'ok' | 'notAuthor' | 'commentsClosed'

interface Post {
  author_id: string
  status: number
  comments_closed: boolean
}

/** The author deletes their own post. */
export function canDeletePost(viewer: Viewer, post: Post): Verdict {
  return post.author_id === viewer.id ? 'ok' : 'notAuthor'
}

/** The author decides whether others may still comment. */
export function canCloseComments(viewer: Viewer, post: Post): Verdict {
  return post.author_id === viewer.id ? 'ok' : 'notAuthor'
}

/** The author edits their own post, as long as it is not deleted. */
export function canEditPost(viewer: Viewer, post: Pick<Post, 'author_id' | 'status'>): Verdict {
  return post.author_id === viewer.id && post.status !== publishStatus.deleted ? 'ok' : 'notAuthor'
}

/** The author may restore a post from the recycle bin, or purge it. */
export function canUseBin(viewer: Viewer, post: Pick<Post, 'author_id'>): Verdict {
  return post.author_id === viewer.id ? 'ok' : 'notAuthor'
}

/** Whoever may open a published post may comment, until the author closes comments. The author always may. */
export function canComment(viewer: Viewer, post: Post): Verdict {
  if (post.author_id === viewer.id && post.status !== publishStatus.deleted) return 'ok'
  return post.comments_closed || post.status !== publishStatus.published ? 'commentsClosed' : 'ok'
}
