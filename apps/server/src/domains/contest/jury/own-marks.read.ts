import { judgeStates, roundKinds, type EntryMarks } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { fail } from '../../../fail.ts'
import { criteriaOf, findContest } from '../contest.store.ts'
import { findEntry } from '../entry/entry.store.ts'
import { findLastRound } from './round.store.ts'

interface OwnMark {
  halves: number[] | null
  rank: number | null
  comment: string
}

/**
 * The jury's marks for an entry of the caller in the deciding round, once there is a result. They are ordered by a hash
 * per entry, so that nobody can tell which marks of two entries are by the same judge.
 * @throws ContentNotFound
 */
export async function getOwnMarks(
  { db, viewer }: MemberCtx,
  { entryId }: { entryId: string },
): Promise<EntryMarks> {
  const entry = await findEntry(db, entryId)
  if (entry === undefined || entry.author_id !== viewer.id) fail('ContentNotFound')
  const contest = await findContest(db, entry.contest_id)
  if (contest === undefined || contest.result_at === null) fail('ContentNotFound')
  const round = await findLastRound(db, contest.id)
  if (round === undefined) return { criteria: [], marks: [] }
  const { rows } = await sql<OwnMark>`select halves, rank, comment from (
      select distinct on (m.judge_id) m.judge_id, m.halves, m.rank, m.comment
      from contest_mark m join contest_judge j on j.id = m.judge_id
      where m.round_id = ${round.id}::uuid and m.entry_id = ${entryId}::uuid
        and j.state = ${sql.lit(judgeStates.accepted)}
        and not exists (select from contest_recusal r where r.judge_id = m.judge_id and r.entry_id = m.entry_id)
      order by m.judge_id, m.turn desc
    ) given order by md5(judge_id::text || ${entryId})`.execute(db)
  return {
    criteria: round.kind === roundKinds.marks ? criteriaOf(contest) : [],
    marks: rows.map(({ halves, rank, comment }) => ({ halves: halves ?? [], rank, comment })),
  }
}
