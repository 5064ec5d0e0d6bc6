import { strikeKinds, type StrikeChange, type StrikeKind, type StrikeSubject } from '@guangquan/contract'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Strike } from '../../db/tables.gen.ts'

export type StrikeRow = Selectable<Strike>

/** What a strike is about. */
export interface StrikeTarget {
  kind: StrikeSubject
  id: string
  /** Its name in a sentence: its title, or the beginning of its text. */
  text?: string
  /** What was done to it. */
  change?: StrikeChange
}

export interface NewStrike {
  memberId: string
  kind: StrikeKind
  /** Duration of a mute. */
  days: number | null
  reason: string
  target: StrikeTarget | null
  staffId: string | null
  causedBy: string | null
}

const dayMs = 24 * 3600_000

/** When a mute that began at an instant ends; null for other strikes. */
export function endOf(begun: Date, days: number | null): Date | null {
  return days === null ? null : new Date(begun.getTime() + days * dayMs)
}

export async function insertStrike(tx: Tx, now: Date, strike: NewStrike): Promise<StrikeRow> {
  const { target } = strike
  return tx
    .insertInto('strike')
    .values({
      id: uuid(),
      member_id: strike.memberId,
      kind: strikeKinds[strike.kind],
      days: strike.days,
      ends_at: endOf(now, strike.days),
      reason: strike.reason,
      target_kind: target?.kind ?? null,
      target_id: target?.id ?? null,
      target_text: target?.text ?? '',
      target_change: target?.change ?? 'none',
      staff_id: strike.staffId,
      caused_by: strike.causedBy,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** A member's strikes that were not lifted, in the order they were given. */
export async function listStrikesInForce(db: Queryable, memberId: string): Promise<StrikeRow[]> {
  return db
    .selectFrom('strike')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .execute()
}

/** The reason of a member's newest ban in force; undefined for a member who is not banned. */
export async function findBan(db: Queryable, memberId: string): Promise<{ reason: string } | undefined> {
  return db
    .selectFrom('strike')
    .where('member_id', '=', memberId)
    .where('kind', '=', strikeKinds.ban)
    .where('lifted_at', 'is', null)
    .select('reason')
    .orderBy('id', 'desc')
    .executeTakeFirst()
}
