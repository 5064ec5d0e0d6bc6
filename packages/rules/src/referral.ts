/** 1 registered, 2 reached the goal, 3 lapsed. */
export const referralStates = { registered: 1, reached: 2, lapsed: 3 } as const

/** Time an invited member has to reach the goal, in milliseconds. */
export const referralTimeMs = 30 * 24 * 3600_000

/** Characters of an invite code: none that is easily read as another. */
export const inviteCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const inviteCodeLength = 8

/** What is known of somebody who was invited. */
export interface Invitee {
  registeredAt: Date
  phoneBound: boolean
  acceptedPosts: number
}

/**
 * Where an invitation stands that was still open: reached with a bound phone and an accepted photograph within 30 days,
 * lapsed after them.
 */
export function referralState(invitee: Invitee, now: Date): 1 | 2 | 3 {
  if (now.getTime() - invitee.registeredAt.getTime() > referralTimeMs) return referralStates.lapsed
  return invitee.phoneBound && invitee.acceptedPosts > 0 ? referralStates.reached : referralStates.registered
}
