import { enrolStates, type EnrolState } from '@guangquan/contract'
import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder, type Selectable, type Updateable } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Enrolment } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type EnrolmentRow = Selectable<Enrolment>

export const enrolStateOf = (row: Pick<EnrolmentRow, 'state'>): EnrolState =>
  Object.values(enrolStates).find((one) => one === row.state) ?? enrolStates.none

/** SQL: the order of the waiting list. */
export const queueOrder: RawBuilder<unknown> = sql`draw_rank nulls first, queue_minute, queue_first desc, queue_number`

export const newTicketKey = (): string => randomBytes(20).toString('base64url')

export function findOwnEnrolment(
  db: Queryable,
  { activityId, memberId }: { activityId: string; memberId: string },
): Promise<EnrolmentRow | undefined> {
  return db
    .selectFrom('enrolment')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Enrolments of an activity by their ids; others are missing. */
export async function findEnrolments(
  db: Queryable,
  { activityId, ids }: { activityId: string; ids: readonly string[] },
): Promise<EnrolmentRow[]> {
  if (ids.length === 0) return []
  return db
    .selectFrom('enrolment')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

/** One enrolment. @throws ContentNotFound */
export async function findEnrolment(db: Queryable, id: string): Promise<EnrolmentRow> {
  const row = await db.selectFrom('enrolment').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** Changes an enrolment; the activity is locked. */
export async function changeEnrolment(
  tx: Tx,
  row: Pick<EnrolmentRow, 'id'>,
  { at, ...values }: Omit<Updateable<Enrolment>, 'version' | 'updated_at'> & { at: Date },
): Promise<EnrolmentRow> {
  return tx
    .updateTable('enrolment')
    .set((eb) => ({
      ...(values.state === undefined || values.state === enrolStates.offered ? {} : { offer_until: null }),
      ...values,
      version: eb('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export interface Counts {
  taken: number
  waiting: number
  applied: number
  checked_in: number
}

/** Recounts the counters of enrolments in the row of an activity. */
export async function countEnrolments(tx: Tx, activityId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`select
      coalesce(sum(seats) filter (where state in (2, 4, 7, 8)), 0) as taken,
      count(*) filter (where state = 3) as waiting,
      count(*) filter (where state in (1, 9)) as applied,
      count(*) filter (where state = 7) as checked_in
    from enrolment where activity_id = ${activityId}::uuid`.execute(tx)
  return rows[0] ?? { taken: 0, waiting: 0, applied: 0, checked_in: 0 }
}

/** Places in the waiting lists of some activities, from 1, by the id of the enrolment. */
export async function queuePlaces(
  db: Queryable,
  enrolments: readonly Pick<EnrolmentRow, 'id' | 'state' | 'activity_id'>[],
): Promise<Map<string, number>> {
  const waiting = enrolments.filter(({ state }) => state === enrolStates.waiting)
  if (waiting.length === 0) return new Map()
  const activityIds = [...new Set(waiting.map(({ activity_id: id }) => id))]
  const { rows } = await sql<{ id: string; place: number }>`select id, place from (
      select id, row_number() over (partition by activity_id order by ${queueOrder}) as place
      from enrolment where state = 3 and activity_id = any(${activityIds}::uuid[])) as queue
    where id = any(${waiting.map(({ id }) => id)}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, place }) => [id, place]))
}
