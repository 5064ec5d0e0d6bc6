import { ContestPhotoRules, contestStages, contestState, type ContestState } from '@guangquan/contract'
import { contestStateAt, nextContestChange, type ContestFacts } from '@guangquan/rules/contest/contest-state'
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Contest, ContestGroup, ContestPrize } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type ContestRow = Selectable<Contest>
export type GroupRow = Selectable<ContestGroup>
export type PrizeRow = Selectable<ContestPrize>

const stageList = Object.values(contestStages)

type Timed = Pick<
  ContestRow,
  | 'stage'
  | 'collect_start'
  | 'collect_end'
  | 'first_audit_end'
  | 'vote_start'
  | 'vote_end'
  | 'judge_end'
  | 'notice_start'
  | 'notice_end'
  | 'held_at'
  | 'result_at'
  | 'published_at'
>

/** The facts on which the rules decide. */
export function factsOf(row: Timed): ContestFacts {
  return {
    stage: stageList.find((one) => one === row.stage) ?? contestStages.draft,
    collectStart: row.collect_start.getTime(),
    collectEnd: row.collect_end.getTime(),
    firstAuditEnd: row.first_audit_end.getTime(),
    voteStart: row.vote_start?.getTime() ?? null,
    voteEnd: row.vote_end?.getTime() ?? null,
    judgeEnd: row.judge_end?.getTime() ?? null,
    noticeStart: row.notice_start.getTime(),
    noticeEnd: row.notice_end.getTime(),
    heldAt: row.held_at?.getTime() ?? null,
    resultAt: row.result_at?.getTime() ?? null,
    publishedAt: row.published_at?.getTime() ?? null,
  }
}

export const stateAt = (row: Timed, now: Date): ContestState =>
  contestState.parse(contestStateAt(factsOf(row), now.getTime()))

/** Columns by which lists filter, and the next change by time. */
export function listedColumns(row: Timed, now: Date) {
  const next = nextContestChange(factsOf(row), now.getTime())
  return { state: stateAt(row, now), next_at: next === null ? null : new Date(next) }
}

/** SQL: a contest that everybody may see: announced, also after it was cancelled. */
export const isShown: RawBuilder<SqlBool> = sql<SqlBool>`(contest.announced_at is not null)`

export function findContest(db: Queryable, id: string): Promise<ContestRow | undefined> {
  return db.selectFrom('contest').selectAll().where('id', '=', id).executeTakeFirst()
}

/** A contest that everybody may see. @throws ContentNotFound */
export async function findShownContest(db: Queryable, id: string): Promise<ContestRow> {
  const row = await findContest(db, id)
  return row !== undefined && row.announced_at !== null ? row : fail('ContentNotFound')
}

/**
 * Waits in the order of arrival. Row locks alone do not: as long as voters keep sharing the row, a writer that needs it
 * exclusively never gets it.
 */
async function queueFor(tx: Tx, id: string, isShared: boolean): Promise<void> {
  const key = sql`hashtextextended(${`contest:${id}`}, 0)`
  await (isShared
    ? sql`select pg_advisory_xact_lock_shared(${key})`.execute(tx)
    : sql`select pg_advisory_xact_lock(${key})`.execute(tx))
}

/** Locks a contest: whatever moves its state or its counters does this first. @throws ContentNotFound */
export async function lockContest(tx: Tx, id: string): Promise<ContestRow> {
  await queueFor(tx, id, false)
  const row = await tx
    .selectFrom('contest')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/**
 * Locks the state of a contest for concurrent acts: votes and marks do not wait for each other, but what closes a phase
 * waits for all of them. The same transaction must not update the contest's row.
 * @throws ContentNotFound for one that is not shown
 */
export async function pinContest(tx: Tx, id: string): Promise<ContestRow> {
  await queueFor(tx, id, true)
  const row = await tx.selectFrom('contest').selectAll().where('id', '=', id).forShare().executeTakeFirst()
  return row !== undefined && row.announced_at !== null ? row : fail('ContentNotFound')
}

export function updateContest(tx: Tx, id: string, values: Updateable<Contest>): Promise<ContestRow> {
  return tx.updateTable('contest').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function insertContest(tx: Tx, values: Insertable<Contest>): Promise<void> {
  await tx.insertInto('contest').values(values).execute()
}

/** Something that everybody reads among the changes of a contest. */
export async function recordChange(
  tx: Tx,
  { id, contestId, text, now }: { id: string; contestId: string; text: string; now: Date },
): Promise<void> {
  await tx.insertInto('contest_change').values({ id, contest_id: contestId, text, created_at: now }).execute()
}

export function listGroups(db: Queryable, contestId: string): Promise<GroupRow[]> {
  return db
    .selectFrom('contest_group')
    .selectAll()
    .where('contest_id', '=', contestId)
    .orderBy('position')
    .execute()
}

export function listPrizes(db: Queryable, contestId: string): Promise<PrizeRow[]> {
  return db
    .selectFrom('contest_prize')
    .selectAll()
    .where('contest_id', '=', contestId)
    .orderBy('position')
    .execute()
}

const criteria = z.array(z.object({ name: z.string(), weight: z.int() }))
export const criteriaOf = (row: { criteria: unknown }) => criteria.parse(row.criteria)

export const rulesOf = (row: Pick<ContestRow, 'rules'>): ContestPhotoRules =>
  ContestPhotoRules.parse(row.rules)

/** The rules of photographs that apply in a group. */
export const groupRulesOf = (
  contest: Pick<ContestRow, 'rules'>,
  group: Pick<GroupRow, 'rules'>,
): ContestPhotoRules => ContestPhotoRules.parse(group.rules ?? contest.rules)

/** Work numbers have at least three digits, as printed below photographs. */
export const numberText = (number: number): string => String(number).padStart(3, '0')
