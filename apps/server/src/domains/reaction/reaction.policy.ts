import type { Viewer } from '../../context.ts'
import type { Verdict } from '../../verdict.ts'

/** A member fills and changes their own folders; another's do not exist for them. */
export const canUseFolder = (viewer: Viewer, folder: { member_id: string }): Verdict =>
  viewer.id === folder.member_id ? 'ok' : 'ContentNotFound'
