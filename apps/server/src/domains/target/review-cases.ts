import type { ReviewCause, ReviewKind } from '@guangquan/contract'
import type { Tx } from '../../db/client.ts'
import { extensionPoint } from '../../extension-point.ts'

/** Why staff should look at something. */
export interface OpenedCase {
  kind: ReviewKind
  targetId: string
  /** Whose it is. */
  memberId: string
  at: Date
}

/** Parts of a profile that a member changed, as they were before. */
export interface ChangedProfile {
  nickName?: string
  /** The file, or null without one. */
  avatar?: string | null
  introduction?: string
}

/**
 * To be called by commands that send something to the moderators, in their transaction. Targets with their own review
 * state, such as a post in review, get a case without a call.
 */
export interface ReviewCases {
  /** Opens the case of a target, or adds the cause to the open one. Called before the report itself is written. */
  open: (tx: Tx, cause: Extract<ReviewCause, 'reports' | 'nearCopy'>, one: OpenedCase) => Promise<void>
  /** As `open`, for a profile that is shown already. */
  openForProfile: (tx: Tx, memberId: string, before: ChangedProfile, at: Date) => Promise<void>
}

/** Cases of the moderators; one domain has them. */
export const reviewCases = extensionPoint<ReviewCases>('reviewCases')
