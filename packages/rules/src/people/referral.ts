/** 1 registered, 2 reached the goal, 3 lapsed. */
export const referralStates = { registered: 1, reached: 2, lapsed: 3 } as const

/** Time an invited member has to qualify, in milliseconds. */
const referralTimeMs = 30 * 24 * 3600_000

/** Characters of an invite code, without look-alikes. */
export const inviteCodeAlphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const inviteCodeLength = 8

/** Facts about an invited member. */
export interface Invitee {
  registeredAt: Date
  phoneBound: boolean
  acceptedPosts: number
}

/**
 * The next state of an open invitation: reached with a bound phone and an accepted photograph within 30 days, lapsed
 * afterwards.
 */
export function referralState(invitee: Invitee, now: Date): 1 | 2 | 3 {
  if (now.getTime() - invitee.registeredAt.getTime() > referralTimeMs) return referralStates.lapsed
  return invitee.phoneBound && invitee.acceptedPosts > 0 ? referralStates.reached : referralStates.registered
}
