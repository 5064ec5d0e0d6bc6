import { entryStates } from '@guangquan/contract'
import { computeResult, readMarkSheet, writeMarkSheet } from '@guangquan/rules/contest/mark-sheet'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { sha256 } from '../../../crypto/verifiable-seed.ts'
import type { Tx } from '../../../db/client.ts'
import { updateContest, type ContestRow } from '../contest.store.ts'
import { buildSheet } from './build-sheet.ts'

/** Who gets which prize. */
interface GivenPrize {
  prizeId: string
  entryId: string
  memberId: string
}

/**
 * Computes the result of a locked contest and writes ranks, proposed prizes and the mark sheet, from whose text the
 * result is computed. A recomputation replaces what is not issued yet.
 */
export async function computeContestResult(tx: Tx, contest: ContestRow, now: Date): Promise<ContestRow> {
  const { row, prizes } = await writeResult(tx, contest, { now, note: null })
  const before = await tx
    .deleteFrom('contest_award')
    .where('contest_id', '=', contest.id)
    .where('state', '=', 1)
    .returning(['prize_id', 'entry_id', 'words'])
    .execute()
  // The jury's words for an entry that keeps its prize remain.
  const words = new Map(before.map((one) => [`${one.prize_id} ${one.entry_id}`, one.words]))
  await proposeAwards(tx, contest.id, {
    prizes: prizes.map((prize) => ({
      ...prize,
      words: words.get(`${prize.prizeId} ${prize.entryId}`) ?? '',
    })),
    now,
  })
  return row
}

export async function proposeAwards(
  tx: Tx,
  contestId: string,
  { prizes, now }: { prizes: readonly (GivenPrize & { words: string })[]; now: Date },
): Promise<void> {
  if (prizes.length === 0) return
  await tx
    .insertInto('contest_award')
    .values(
      prizes.map(({ prizeId, entryId, memberId, words }) => ({
        id: uuid(),
        contest_id: contestId,
        prize_id: prizeId,
        entry_id: entryId,
        member_id: memberId,
        words,
        created_at: now,
      })),
    )
    .execute()
}

/**
 * Writes ranks and the sheet of a locked contest, and the resulting awards.
 * @param after.note the published reason for writing it after the publication; null before
 */
export async function writeResult(
  tx: Tx,
  contest: ContestRow,
  { now, note }: { now: Date; note: string | null },
): Promise<{ row: ContestRow; prizes: GivenPrize[] }> {
  const built = await buildSheet(tx, contest, note)
  const text = writeMarkSheet(built.sheet)
  const read = readMarkSheet(text)
  if (read === null) throw new Error('a sheet of marks that cannot be read')
  const { ranked, awards } = computeResult(read)
  const idOf = (number: string) => built.entryIds.get(number) ?? ''
  const winners = new Set(awards.map(({ entry }) => idOf(entry)))
  await writeRanks(tx, contest.id, {
    winners: [...winners],
    winnerState: contest.published_at === null ? entryStates.proposed : entryStates.won,
    rows: ranked.map(({ entry, rank, score, meanZ }) => ({ id: idOf(entry), rank, score, meanZ })),
    now,
  })
  const row = await updateContest(tx, contest.id, {
    sheet: text,
    sheet_sha256: sha256(text),
    result_at: contest.result_at ?? now,
    ...noticeTimes(contest, now),
  })
  const prizes = awards.map(({ prize, entry, author }) => ({
    prizeId: built.prizeIds.get(prize) ?? '',
    entryId: idOf(entry),
    memberId: built.authorIds.get(author) ?? '',
  }))
  return { row, prizes }
}

/** A notice that begins late lasts as long as it was announced. */
function noticeTimes(contest: ContestRow, now: Date) {
  if (contest.result_at !== null || now <= contest.notice_start) return {}
  const length = contest.notice_end.getTime() - contest.notice_start.getTime()
  return { notice_start: now, notice_end: new Date(now.getTime() + length) }
}

interface Ranks {
  winners: readonly string[]
  winnerState: number
  rows: readonly { id: string; rank: number | null; score: number | null; meanZ: number | null }[]
  now: Date
}

/** One statement for any number of entries. An entry that takes part and is not ranked has not won either. */
async function writeRanks(
  tx: Tx,
  contestId: string,
  { winners, winnerState, rows, now }: Ranks,
): Promise<void> {
  await sql`
    update contest_entry set rank = result.rank, score = result.score, mean_z = result.mean_z,
      state = case when contest_entry.id = any(${[...winners]}::uuid[]) then ${sql.lit(winnerState)}
        else ${sql.lit(entryStates.notWon)} end,
      correct_until = null, version = version + 1, updated_at = ${now}
    from (
      select e.id, ranked.rank, ranked.score, ranked.mean_z
      from contest_entry e
      left join unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ rank }) => rank)}::int[],
        ${rows.map(({ score }) => score)}::int[], ${rows.map(({ meanZ }) => meanZ)}::bigint[])
        as ranked (id, rank, score, mean_z) on ranked.id = e.id
      where e.contest_id = ${contestId}::uuid
        and e.state in (${sql.lit(entryStates.shown)}, ${sql.lit(entryStates.finalist)},
          ${sql.lit(entryStates.originalDue)}, ${sql.lit(entryStates.originalSent)},
          ${sql.lit(entryStates.proposed)}, ${sql.lit(entryStates.won)}, ${sql.lit(entryStates.notWon)})
    ) result
    where contest_entry.id = result.id`.execute(tx)
}
