import type { Viewer } from '../../context.ts'
import { forOwner, type Verdict } from '../../verdict.ts'

/** The author ends their own vote early. */
export const canCloseVote = (viewer: Viewer, authorId: string): Verdict => forOwner(viewer, authorId)
