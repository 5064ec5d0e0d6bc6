import type { VoteSignKind } from '@guangquan/contract/contest/contest.words'

/** A counted vote of a contest, for the hourly job. */
export interface CastVote {
  voter: string
  /** The author of the entry. */
  author: string
  /** Epoch milliseconds. */
  at: number
  /** When the voter registered. */
  joinedAt: number
  /** Keyed hashes of the network (/24) and of the browser; empty if unknown. */
  network: string
  device: string
}

export interface VoteSign {
  voter: string
  kind: VoteSignKind
  /** Number of voters in the set. */
  size: number
}

/** Sets of this many voters or more are suspicious. */
const voteSignRule = {
  network: 5,
  registration: 5,
  burstSigmas: 5,
  burstLeast: 10,
  burstHours: 12,
} as const

const hourMs = 3600_000

/**
 * Sets of voters that look arranged: with one network and browser, or registered within the same hour, if they voted
 * for one person alone; and those of an hour in which one person got far more votes than usual. One of them is enough
 * to count a voter's votes apart; staff can lift it.
 */
export function findVoteSigns(votes: readonly CastVote[]): VoteSign[] {
  const authorsOf = new Map<string, Set<string>>()
  for (const { voter, author } of votes) {
    const authors = authorsOf.get(voter) ?? new Set<string>()
    authorsOf.set(voter, authors.add(author))
  }
  const onlyOne = votes.filter(({ voter }) => authorsOf.get(voter)?.size === 1)
  const signs = [
    ...largeSets(onlyOne, 'network', ({ author, network, device }) =>
      network === '' ? null : `${author}\n${network}\n${device}`,
    ),
    ...largeSets(
      onlyOne,
      'registration',
      ({ author, joinedAt }) => `${author}\n${Math.floor(joinedAt / hourMs)}`,
    ),
    ...bursts(onlyOne, votes),
  ]
  return [...new Map(signs.map((sign) => [`${sign.voter}\n${sign.kind}`, sign])).values()]
}

function largeSets(
  votes: readonly CastVote[],
  kind: 'network' | 'registration',
  keyOf: (vote: CastVote) => string | null,
): VoteSign[] {
  const sets = new Map<string, Set<string>>()
  for (const vote of votes) {
    const key = keyOf(vote)
    if (key !== null) sets.set(key, (sets.get(key) ?? new Set<string>()).add(vote.voter))
  }
  return [...sets.values()]
    .filter((voters) => voters.size >= voteSignRule[kind])
    .flatMap((voters) => [...voters].map((voter) => ({ voter, kind, size: voters.size })))
}

function bursts(onlyOne: readonly CastVote[], all: readonly CastVote[]): VoteSign[] {
  if (all.length === 0) return []
  const hourOf = (at: number) => Math.floor(at / hourMs)
  const first = all.reduce((least, { at }) => Math.min(least, hourOf(at)), Infinity)
  const last = all.reduce((max, { at }) => Math.max(max, hourOf(at)), -Infinity)
  const hours = last - first + 1
  // Without other hours to compare, nothing is unusual.
  if (hours < voteSignRule.burstHours) return []
  return [...Map.groupBy(all, ({ author }) => author)].flatMap(([author, votes]) => {
    const byHour = Map.groupBy(votes, ({ at }) => hourOf(at))
    const own = onlyOne.filter((vote) => vote.author === author)
    return [...byHour].flatMap(([hour, { length }]) => {
      // Only the other hours: a burst would distort its own baseline.
      const others = [...byHour].filter(([one]) => one !== hour).map(([, list]) => list.length)
      const sum = others.reduce((total, one) => total + one, 0)
      const squares = others.reduce((total, one) => total + one * one, 0)
      const count = Math.max(1, hours - 1)
      const mean = sum / count
      const sigma = Math.sqrt(Math.max(1, mean, squares / count - mean * mean))
      if (length < voteSignRule.burstLeast || length <= mean + voteSignRule.burstSigmas * sigma) return []
      const voters = new Set(own.filter(({ at }) => hourOf(at) === hour).map(({ voter }) => voter))
      return [...voters].map((voter) => ({ voter, kind: 'burst' as const, size: voters.size }))
    })
  })
}
