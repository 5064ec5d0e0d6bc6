import type { Viewer } from '../../context.ts'

/**
 * The writer deletes their own comment, the author of the post any under it, and the team of the post's circle those of
 * the writers whom `teamReach` has.
 */
export function canDeleteReply(
  viewer: Viewer | null,
  reply: { author_id: string },
  { postAuthorId, teamReach }: { postAuthorId: string; teamReach: ReadonlySet<string> },
): 'ok' | 'notWriter' {
  if (viewer === null) return 'notWriter'
  const isOwn = viewer.id === reply.author_id || viewer.id === postAuthorId
  return isOwn || teamReach.has(reply.author_id) ? 'ok' : 'notWriter'
}

/** The author of the post pins and folds comments. */
export function canArrangeReplies(viewer: Viewer, postAuthorId: string): 'ok' | 'notAuthor' {
  return viewer.id === postAuthorId ? 'ok' : 'notAuthor'
}

/** The author of the post marks helpful critiques. */
export function canMarkHelpful(viewer: Viewer, postAuthorId: string): 'ok' | 'notAuthor' {
  return viewer.id === postAuthorId ? 'ok' : 'notAuthor'
}

/** The author who asked for critiques does not write one. */
export function canCritique(viewer: Viewer, postAuthorId: string): 'ok' | 'ownPost' {
  return viewer.id === postAuthorId ? 'ownPost' : 'ok'
}
