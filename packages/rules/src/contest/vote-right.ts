import type { VoteObstacle } from '@guangquan/contract/contest/contest.words'

/** Facts that decide whether a member can vote for an entry now. */
export interface VoteFacts {
  isSignedIn: boolean
  /** Whether the vote is open and its electorate frozen. */
  isOpen: boolean
  isElector: boolean
  isOwnEntry: boolean
  isShown: boolean
  /** Counted votes of this Shanghai day in the contest, and whether one of them is for this entry. */
  usedToday: number
  votedToday: boolean
  perDay: number
}

/** Why a member cannot vote for an entry; null if they can. */
export function voteObstacle(facts: VoteFacts): VoteObstacle | null {
  if (!facts.isOpen) return 'closed'
  if (!facts.isShown) return 'notShown'
  if (!facts.isSignedIn) return 'signedOut'
  if (facts.isOwnEntry) return 'ownEntry'
  if (!facts.isElector) return 'notElector'
  if (facts.votedToday) return 'votedToday'
  return facts.usedToday >= facts.perDay ? 'quota' : null
}

/** Whether counts are hidden: in the last hours of a vote. */
export function areCountsHidden(
  { voteEnd, now }: { voteEnd: number | null; now: number },
  hiddenHours: number,
): boolean {
  return voteEnd !== null && now >= voteEnd - hiddenHours * 3600_000 && now < voteEnd
}

/** The seed of a stable random order of entries per viewer and day: a 32-bit FNV-1a hash of both. */
export function wallSeed(viewer: string, day: string): number {
  let hash = 0x811c9dc5
  for (const unit of `${viewer}\n${day}`) {
    hash ^= unit.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
