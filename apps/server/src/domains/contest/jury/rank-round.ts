import { roundKinds } from '@guangquan/contract'
import { rankEntries } from '@guangquan/rules/contest/contest-result'
import { juryScores, marksOfRanks } from '@guangquan/rules/contest/jury-score'
import type { Tx } from '../../../db/client.ts'
import { criteriaOf, type ContestRow } from '../contest.store.ts'
import type { MarkRow, RoundRow } from './round.store.ts'

/** The jury's ranking of a round's works, within their groups. */
export async function rankOfRound(
  tx: Tx,
  contest: ContestRow,
  round: RoundRow,
  marks: readonly MarkRow[],
): Promise<{ id: string; rank: number | null }[]> {
  const entries = await tx
    .selectFrom('contest_round_entry')
    .innerJoin('contest_entry', 'contest_entry.id', 'entry_id')
    .where('round_id', '=', round.id)
    .select(['contest_entry.id', 'group_id', 'author_id', 'number'])
    .execute()
  const groups = new Map(entries.map((entry) => [entry.id, entry.group_id]))
  const isOfRanks = round.kind === roundKinds.rank
  const named = marks.map((mark) => ({
    judge: mark.judge_id,
    entry: mark.entry_id,
    group: groups.get(mark.entry_id) ?? '',
    halves: mark.halves ?? [],
    rank: mark.rank ?? 0,
  }))
  const scores = juryScores(isOfRanks ? marksOfRanks(named) : named, {
    weights: isOfRanks ? [100] : criteriaOf(contest).map(({ weight }) => weight),
    quorum: round.quorum,
  })
  const ranked = rankEntries(
    entries.map((entry) => ({
      entry: entry.id,
      group: entry.group_id,
      author: entry.author_id,
      order: entry.number,
      meanZ: scores.get(entry.id)?.meanZ ?? null,
      cleanVotes: 0,
    })),
    { hasJury: true, hasVote: false, judge: 100 },
  )
  return ranked.map(({ entry, rank }) => ({ id: entry, rank }))
}
