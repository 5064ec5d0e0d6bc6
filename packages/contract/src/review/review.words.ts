/** Kinds of targets that moderators decide about. */
export const reviewKinds = ['post', 'comment', 'member', 'card', 'circle'] as const
export type ReviewKind = (typeof reviewKinds)[number]

/** Why a case waits; several causes may apply. */
export const reviewCauses = [
  'new',
  'firstPost',
  'word',
  'edited',
  'hidden',
  'reports',
  'card',
  'profile',
  'nearCopy',
] as const
export type ReviewCause = (typeof reviewCauses)[number]

/** Signs that the reports of one target were arranged, as `rules/people/report-signs.ts` finds them. */
export const reportSigns = ['newAccounts', 'sameWords', 'sameNetwork', 'sameHour', 'related'] as const
export type ReportSign = (typeof reportSigns)[number]

export const reviewDecisions = ['pass', 'mask', 'refuse', 'delete', 'limit', 'warn', 'mute', 'ban'] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** Decisions for each kind, in the order of their buttons. */
export const decisionsOf = {
  post: ['pass', 'mask', 'refuse', 'delete', 'limit', 'warn', 'mute', 'ban'],
  comment: ['pass', 'mask', 'delete', 'warn', 'mute', 'ban'],
  member: ['pass', 'refuse', 'warn', 'mute', 'ban'],
  card: ['pass', 'refuse'],
  // A refused circle is frozen; the other decisions concern its owner.
  circle: ['pass', 'refuse', 'warn', 'mute', 'ban'],
} as const satisfies Record<ReviewKind, readonly ReviewDecision[]>

/** Whether a decision applies to a case: a member whose profile did not change has nothing to refuse. */
export function hasDecision(
  { kind, causes }: { kind: ReviewKind; causes: readonly ReviewCause[] },
  decision: ReviewDecision,
): boolean {
  const decisions: readonly ReviewDecision[] = decisionsOf[kind]
  if (kind === 'member' && decision === 'refuse') return causes.includes('profile')
  return decisions.includes(decision)
}

/** How long an opened case belongs to one moderator, unless the claim is renewed. */
export const claimMs = 5 * 60_000
/** How long a decision can be undone by its moderator. */
export const undoMs = 10_000

/** How many parts of a photograph can be masked at once, and their min size as a fraction of a side. */
export const maskLimits = { regions: 20, minShare: 0.005 } as const
