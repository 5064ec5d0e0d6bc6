import type { ActivityFormField } from '@guangquan/contract'
import {
  activityStateAt,
  nextChangeAt,
  type ActivityFacts,
  type SettledBy,
} from '@guangquan/rules/events/activity-state'
import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Activity } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type ActivityRow = Selectable<Activity>

const stages = { 0: 'draft', 1: 'inReview', 2: 'published', 8: 'cancelled' } as const
/** The stored numbers of stages. */
export const stageNumbers = { draft: 0, inReview: 1, published: 2, cancelled: 8 } as const

const isStage = (value: number): value is keyof typeof stages => value in stages

type Timed = Pick<
  ActivityRow,
  | 'stage'
  | 'sign_mode'
  | 'sign_start'
  | 'sign_end'
  | 'start_time'
  | 'end_time'
  | 'capacity'
  | 'held'
  | 'taken'
>

/** The facts on which the rules decide. */
export function factsOf(row: Timed): ActivityFacts {
  return {
    stage: isStage(row.stage) ? stages[row.stage] : 'draft',
    signMode: row.sign_mode,
    signStart: row.sign_start.getTime(),
    signEnd: row.sign_end.getTime(),
    start: row.start_time.getTime(),
    end: row.end_time.getTime(),
    capacity: row.capacity,
    held: row.held,
    taken: row.taken,
  }
}

export function settledBy(row: Timed & Pick<ActivityRow, 'checked_in' | 'online'>): SettledBy {
  return { ...factsOf(row), hasCheckIns: row.checked_in > 0, online: row.online }
}

// Larger than any instant: past activities come after all others, the newest first.
const overBase = 2 ** 52

/** Columns by which lists order and filter, and the next change by time. */
export function listedColumns(row: Timed, offers: readonly number[], now: Date) {
  const facts = factsOf(row)
  const state = activityStateAt(facts, now.getTime())
  const next = nextChangeAt(facts, offers, now.getTime())
  return {
    state,
    sort_key: state >= 7 ? overBase - facts.start : facts.start,
    next_at: next === null ? null : new Date(next),
  }
}

/** SQL: an activity that everybody may see: published, or cancelled after that. */
export const isShown: RawBuilder<SqlBool> = sql<SqlBool>`(stage in (2, 8) and published_at is not null)`

export const isShownRow = ({
  stage,
  published_at: at,
}: Pick<ActivityRow, 'stage' | 'published_at'>): boolean =>
  (stage === stageNumbers.published || stage === stageNumbers.cancelled) && at !== null

export function findActivity(db: Queryable, id: string): Promise<ActivityRow | undefined> {
  return db.selectFrom('activity').selectAll().where('id', '=', id).executeTakeFirst()
}

/** An activity that everybody may see. @throws ContentNotFound */
export async function findShownActivity(db: Queryable, id: string): Promise<ActivityRow> {
  const row = await findActivity(db, id)
  return row !== undefined && isShownRow(row) ? row : fail('ContentNotFound')
}

/** Locks an activity: everything that moves its places does this first. @throws ContentNotFound */
export async function lockActivity(tx: Tx, id: string): Promise<ActivityRow> {
  const row = await tx.selectFrom('activity').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** @throws ContentNotFound also for one that is not shown */
export async function lockShownActivity(tx: Tx, id: string): Promise<ActivityRow> {
  const row = await lockActivity(tx, id)
  return isShownRow(row) ? row : fail('ContentNotFound')
}

export async function updateActivity(tx: Tx, id: string, values: Updateable<Activity>): Promise<ActivityRow> {
  return tx.updateTable('activity').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

export async function insertActivity(tx: Tx, values: Insertable<Activity>): Promise<void> {
  await tx.insertInto('activity').values(values).execute()
}

const formFields = z.array(
  z.object({
    key: z.string(),
    kind: z.enum(['text', 'phone', 'single', 'multi', 'file']),
    label: z.string(),
    hint: z.string().default(''),
    required: z.boolean(),
    options: z.array(z.string()).default([]),
    minRows: z.int().default(1),
    maxRows: z.int().default(1),
  }),
)
export const formOf = (row: Pick<ActivityRow, 'form'>): ActivityFormField[] => formFields.parse(row.form)

const changes = z.array(z.object({ at: z.number(), text: z.string() }))
export const changesOf = (row: Pick<ActivityRow, 'changes'>) => changes.parse(row.changes)

const annulled = z.array(
  z.object({ at: z.number(), reason: z.string(), commit: z.string(), seed: z.string() }),
)
export const annulledDrawsOf = (row: Pick<ActivityRow, 'annulled_draws'>) =>
  annulled.parse(row.annulled_draws)
