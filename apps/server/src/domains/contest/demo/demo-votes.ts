import { dayOf } from '@guangquan/rules/time-text'
import type { Insertable } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import type { ContestBallot } from '../../../db/tables.gen.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import type { Random } from '../../../demo/random.ts'
import { updateContest } from '../contest.store.ts'
import type { PlacedContest, PlacedEntry } from './placed-contest.ts'

const dayMs = 24 * 3600_000
const hourMs = 3600_000
const perDay = 3
/** Share of the members who vote, and of the days on which each of them does. */
const shareOfVoters = 0.7
const shareOfDays = 0.4

interface Voting {
  placed: PlacedContest
  entries: readonly PlacedEntry[]
  random: Random
}

/**
 * An electorate of all members, most of whom vote on some days, from different addresses, each preferring some works.
 */
export async function addVotes(tx: Tx, { placed, entries, random }: Voting): Promise<void> {
  const { id, one, at, now } = placed
  await insertRows(
    tx,
    'contest_elector',
    demoPeople.map((person) => ({ contest_id: id, member_id: person.id })),
  )
  await updateContest(tx, id, { electors_at: at(one.vote[0]) })
  const weights = new Map(entries.map((entry) => [entry.id, random.between(1, 12)]))
  const end = Math.min(now.getTime() - hourMs, at(one.vote[1]).getTime())
  const days: { contest_id: string; member_id: string; day: string; used: number }[] = []
  const ballots: Insertable<ContestBallot>[] = []
  for (const [place, person] of demoPeople.entries()) {
    if (!random.chance(shareOfVoters)) continue
    // Minutes apart, at an hour of their own.
    const first = at(one.vote[0]).getTime() + (1 + (place % 12)) * hourMs + place * 60_000
    for (let time = first; time < end; time += dayMs) {
      if (!random.chance(shareOfDays)) continue
      const votedAt = new Date(time)
      const others = entries.filter(({ authorId }) => authorId !== person.id)
      const chosen = new Set<string>()
      const wanted = Math.min(random.between(1, perDay), others.length)
      while (chosen.size < wanted)
        chosen.add(random.pickWeighted(others, (entry) => weights.get(entry.id) ?? 1).id)
      const day = dayOf(votedAt)
      days.push({ contest_id: id, member_id: person.id, day, used: chosen.size })
      for (const entryId of chosen)
        ballots.push({
          id: demoId(random, votedAt),
          contest_id: id,
          entry_id: entryId,
          member_id: person.id,
          day,
          turn: 1,
          given: true,
          network: `demo-${place}`,
          device: `demo-${place % 7}`,
          created_at: votedAt,
        })
    }
  }
  await insertRows(tx, 'contest_vote_day', days)
  await insertRows(tx, 'contest_ballot', ballots)
}
