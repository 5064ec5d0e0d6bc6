import type { Viewer } from '../../context.ts'

/** The author ends their own vote early. */
export function canCloseVote(viewer: Viewer, authorId: string): 'ok' | 'notAuthor' {
  return viewer.id === authorId ? 'ok' : 'notAuthor'
}
