import type { VoteObstacle } from '@guangquan/contract/contest/contest.words'

/** What decides whether a member may give a vote to an entry now. */
export interface VoteFacts {
  isSignedIn: boolean
  /** The vote of the contest is open, and its electorate is frozen. */
  isOpen: boolean
  isElector: boolean
  isOwnEntry: boolean
  isShown: boolean
  /** Votes of this Shanghai day in the contest that count, and whether one of them is for this entry. */
  usedToday: number
  votedToday: boolean
  perDay: number
}

/** Why a member has no vote to give to an entry; null where they have one. */
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

/** A stable random order of entries per viewer and day: by a hash of both. FNV-1a of 32 bits. */
export function wallSeed(viewer: string, day: string): number {
  let hash = 0x811c9dc5
  for (const unit of `${viewer}\n${day}`) {
    hash ^= unit.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193) >>> 0
  }
  return hash
}
