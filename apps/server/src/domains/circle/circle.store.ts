import {
  circleClosedTexts,
  circleMemberStates,
  circleRoles,
  circleStates,
  type CircleActName,
  type CircleMemberState,
  type CircleRole,
} from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../db/client.ts'
import type { DB } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'

export type CircleRow = Selectable<DB['circle']>
export type MembershipRow = Selectable<DB['circle_member']>

/** A person's standing in a circle. */
export interface Standing {
  role: CircleRole
  status: CircleMemberState
  mutedUntil: Date | null
}

const roles = Object.values(circleRoles)
const states = Object.values(circleMemberStates)
export const roleOf = (value: number): CircleRole => roles.find((role) => role === value) ?? circleRoles.none
export const memberStateOf = (value: number): CircleMemberState =>
  states.find((state) => state === value) ?? circleMemberStates.none

const nobody: Standing = { role: circleRoles.none, status: circleMemberStates.none, mutedUntil: null }

/** A circle, locked. Members' rows are locked before it, its members after it. @throws ContentNotFound */
export async function lockCircle(tx: Tx, id: string): Promise<CircleRow> {
  const row = await tx
    .selectFrom('circle')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

export function findCircle(db: Queryable, id: string): Promise<CircleRow | undefined> {
  return db.selectFrom('circle').selectAll().where('id', '=', id).executeTakeFirst()
}

export function findMembership(
  db: Queryable,
  circleId: string,
  memberId: string,
): Promise<MembershipRow | undefined> {
  return db
    .selectFrom('circle_member')
    .selectAll()
    .where('circle_id', '=', circleId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** A person's standing in a circle; nobody's without a row. */
export async function findStanding(db: Queryable, circleId: string, memberId: string): Promise<Standing> {
  const row = await findMembership(db, circleId, memberId)
  if (row === undefined) return nobody
  return { role: roleOf(row.role), status: memberStateOf(row.status), mutedUntil: row.muted_until }
}

export async function findOwnerId(db: Queryable, circleId: string): Promise<string> {
  const row = await db
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', circleId)
    .where('role', '=', sql.lit(circleRoles.owner))
    .executeTakeFirst()
  return row?.member_id ?? fail('ContentNotFound')
}

/** The owner and the admins of a circle. */
export async function listTeam(db: Queryable, circleId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', circleId)
    .where('status', '=', sql.lit(circleMemberStates.joined))
    .where('role', 'in', [circleRoles.owner, circleRoles.admin])
    .orderBy('role')
    .orderBy('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}

/** @throws CircleClosed for a circle that is not open, or, unless `whileEnding`, is about to be dissolved */
export function refuseClosed(
  circle: Pick<CircleRow, 'status' | 'dissolve_at'>,
  { whileEnding = false }: { whileEnding?: boolean } = {},
): void {
  switch (circle.status) {
    case circleStates.open:
      if (circle.dissolve_at !== null && !whileEnding)
        fail('CircleClosed', { state: circleClosedTexts.dissolving })
      return
    case circleStates.frozen:
      return fail('CircleClosed', { state: circleClosedTexts.frozen })
    case circleStates.dissolved:
      return fail('CircleClosed', { state: circleClosedTexts.dissolved })
    default:
      return fail('CircleClosed', { state: circleClosedTexts.waiting })
  }
}

interface NewLog {
  circleId: string
  act: CircleActName
  /** Null for staff and the site. */
  actorId: string | null
  /** The member of staff who acted. */
  staffName?: string
  targetId?: string
  publishId?: string
  note?: string
  /** State that is needed to undo it. */
  before?: unknown
}

/** Writes a line of a circle's log. @returns its id */
export async function addLog(tx: Tx, now: Date, log: NewLog): Promise<string> {
  const id = uuid()
  await tx
    .insertInto('circle_log')
    .values({
      id,
      circle_id: log.circleId,
      act: log.act,
      actor_id: log.actorId,
      staff_name: log.staffName ?? '',
      target_id: log.targetId ?? null,
      publish_id: log.publishId ?? null,
      note: log.note ?? '',
      before: log.before === undefined ? null : JSON.stringify(log.before),
      created_at: now,
    })
    .execute()
  return id
}
