import { roundKinds } from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import type { ContestJudge, ContestMark, ContestRound } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'

export type RoundRow = Selectable<ContestRound>
export type JudgeRow = Selectable<ContestJudge>
export type MarkRow = Selectable<ContestMark>

export function listRounds(db: Queryable, contestId: string): Promise<RoundRow[]> {
  return db
    .selectFrom('contest_round')
    .selectAll()
    .where('contest_id', '=', contestId)
    .orderBy('number')
    .execute()
}

/** The last frozen round that gave marks or ranks. */
export async function findLastRound(db: Queryable, contestId: string): Promise<RoundRow | undefined> {
  return db
    .selectFrom('contest_round')
    .selectAll()
    .where('contest_id', '=', contestId)
    .where('frozen_at', 'is not', null)
    .where('kind', '<>', roundKinds.pass)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** @throws ContentNotFound */
export async function findRound(db: Queryable, id: string): Promise<RoundRow> {
  const row = await db.selectFrom('contest_round').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** Locks a round against being opened, frozen, or marked. @throws ContentNotFound */
export async function lockRound(tx: Tx, id: string): Promise<RoundRow> {
  const row = await tx
    .selectFrom('contest_round')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** Marks that count in a round: the newest turn of each judge for each entry, of judges in some states. */
export async function newestMarks(
  db: Queryable,
  roundId: string,
  { judgeStates }: { judgeStates: readonly number[] },
): Promise<MarkRow[]> {
  const { rows } = await sql<MarkRow>`select distinct on (m.judge_id, m.entry_id) m.*
    from contest_mark m join contest_judge j on j.id = m.judge_id
    where m.round_id = ${roundId}::uuid and j.state = any(${[...judgeStates]}::int[])
      and not exists (select from contest_recusal r where r.judge_id = m.judge_id and r.entry_id = m.entry_id)
    order by m.judge_id, m.entry_id, m.turn desc`.execute(db)
  return rows
}
