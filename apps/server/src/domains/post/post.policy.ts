import { publishStatus } from '@guangquan/contract'
import type { Viewer } from '../../context.ts'

/** Named reasons why something may not be done to a post. */
export type Verdict = 'ok' | 'notAuthor' | 'commentsClosed'

interface Post {
  author_id: string
  status: number
  comments_closed: boolean
}

/** The author removes their own. */
export function canDeletePost(viewer: Viewer, post: Post): Verdict {
  return post.author_id === viewer.id ? 'ok' : 'notAuthor'
}

/** The author decides whether others may still comment. */
export function canCloseComments(viewer: Viewer, post: Post): Verdict {
  return post.author_id === viewer.id ? 'ok' : 'notAuthor'
}

/** The author changes their own, as long as it is not deleted. */
export function canEditPost(viewer: Viewer, post: Pick<Post, 'author_id' | 'status'>): Verdict {
  return post.author_id === viewer.id && post.status !== publishStatus.deleted ? 'ok' : 'notAuthor'
}

/** The author opens the recycle bin: takes a post out of it, or removes it for good. */
export function canUseBin(viewer: Viewer, post: Pick<Post, 'author_id'>): Verdict {
  return post.author_id === viewer.id ? 'ok' : 'notAuthor'
}

/** Whoever may open a published post may comment, until the author closes it. The author may always. */
export function canComment(viewer: Viewer, post: Post): Verdict {
  if (post.author_id === viewer.id && post.status !== publishStatus.deleted) return 'ok'
  return post.comments_closed || post.status !== publishStatus.published ? 'commentsClosed' : 'ok'
}
