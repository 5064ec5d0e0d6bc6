import { entryStates, judgeStates, prizeBasis, roundKinds, tieRule } from '@guangquan/contract'
import { marksOfRanks, type RoundMark } from '@guangquan/rules/contest/jury-score'
import { readMarkSheet, type MarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import { criteriaOf, listGroups, listPrizes, numberText, type ContestRow } from '../contest.store.ts'
import { findLastRound, newestMarks, type RoundRow } from '../jury/round.store.ts'

/** A sheet with the meaning of its codes. */
export interface BuiltSheet {
  sheet: MarkSheet
  entryIds: ReadonlyMap<string, string>
  authorIds: ReadonlyMap<string, string>
  prizeIds: ReadonlyMap<string, string>
}

interface SheetEntry {
  id: string
  state: number
  group_id: string
  author_id: string
  number: number
  votes: number
  suspect_votes: number
}

/** Codes of a published list: the first is `A1`. */
function codesOf(ids: readonly string[], letter: string): Map<string, string> {
  return new Map([...new Set(ids)].map((id, index) => [id, `${letter}${index + 1}`]))
}

const inverse = (codes: ReadonlyMap<string, string>) => new Map([...codes].map(([id, code]) => [code, id]))

/**
 * Everything the result of a contest follows from, with codes in place of names. The last round that gave marks or
 * ranks decides; without a jury, all entries that take part. Judges who left are not counted.
 */
export async function buildSheet(
  db: Queryable,
  contest: ContestRow,
  note: string | null = null,
): Promise<BuiltSheet> {
  const round = contest.judge_end === null ? undefined : await findLastRound(db, contest.id)
  const [entries, groups, prizes, marks] = await Promise.all([
    listEntries(db, contest, round),
    listGroups(db, contest.id),
    listPrizes(db, contest.id),
    round === undefined ? [] : newestMarks(db, round.id, { judgeStates: [judgeStates.accepted] }),
  ])
  const published = contest.sheet === null ? null : readMarkSheet(contest.sheet)
  const numbers = new Map(entries.map(({ id, number }) => [id, numberText(number)]))
  const groupOf = new Map(entries.map((entry) => [entry.id, entry.group_id]))
  const groupCodes = codesOf(
    groups.map(({ id }) => id),
    'G',
  )
  const authorCodes = codesOf(
    entries.map((entry) => entry.author_id),
    'A',
  )
  const prizeCodes = codesOf(
    prizes.map(({ id }) => id),
    'P',
  )
  const judgeCodes = codesOf(
    marks.map((mark) => mark.judge_id),
    'J',
  )
  const named = marks.flatMap((mark) => {
    const [judge, entry] = [judgeCodes.get(mark.judge_id), numbers.get(mark.entry_id)]
    const group = groupCodes.get(groupOf.get(mark.entry_id) ?? '')
    return judge === undefined || entry === undefined || group === undefined
      ? []
      : [{ judge, entry, group, halves: mark.halves ?? [], rank: mark.rank ?? 0 }]
  })
  const isOfRanks = round?.kind === roundKinds.rank
  const roundMarks: RoundMark[] = isOfRanks
    ? marksOfRanks(named)
    : named.map(({ rank: _rank, ...mark }) => mark)
  const sheet: MarkSheet = {
    judgeWeight: contest.weight_judge,
    hasJury: round !== undefined,
    hasVote: contest.vote_start !== null,
    quorum: round?.quorum ?? 0,
    tie: tieRule.parse(contest.tie_rule),
    criteria: isOfRanks || round === undefined ? [100] : criteriaOf(contest).map(({ weight }) => weight),
    entries: entries.map((entry) => ({
      entry: numbers.get(entry.id) ?? '',
      group: groupCodes.get(entry.group_id) ?? '',
      author: authorCodes.get(entry.author_id) ?? '',
      order: entry.number,
      votes: entry.votes,
      cleanVotes: entry.votes - entry.suspect_votes,
    })),
    marks: roundMarks,
    notes: [...(published?.notes ?? []), ...(note === null ? [] : [note])],
    prizes: prizes.map((prize) => ({
      id: prizeCodes.get(prize.id) ?? '',
      basis: prizeBasis.parse(prize.basis),
      group: prize.group_id === null ? null : (groupCodes.get(prize.group_id) ?? null),
      count: prize.count,
    })),
  }
  return {
    sheet,
    entryIds: inverse(numbers),
    authorIds: inverse(authorCodes),
    prizeIds: inverse(prizeCodes),
  }
}

async function listEntries(
  db: Queryable,
  { id: contestId, sheet }: ContestRow,
  round: RoundRow | undefined,
): Promise<SheetEntry[]> {
  const isJudged =
    round === undefined
      ? sql``
      : sql`and exists (select from contest_round_entry r where r.round_id = ${round.id}::uuid and r.entry_id = e.id)`
  const { rows } =
    await sql<SheetEntry>`select e.id, e.state, e.group_id, e.author_id, e.number, e.votes, e.suspect_votes
    from contest_entry e where e.contest_id = ${contestId}::uuid
      and e.state in (${sql.lit(entryStates.shown)}, ${sql.lit(entryStates.finalist)},
        ${sql.lit(entryStates.proposed)}, ${sql.lit(entryStates.won)}, ${sql.lit(entryStates.notWon)}) ${isJudged}
    order by e.number`.execute(db)
  const before = sheet === null ? null : readMarkSheet(sheet)
  if (before === null) return rows
  // Works left out of the first result, for example without their original, do not win in a later one either.
  const counted = new Set(before.entries.map(({ entry }) => entry))
  return rows.filter(({ state, number }) => state !== entryStates.notWon || counted.has(numberText(number)))
}
