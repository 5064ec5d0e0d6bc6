import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { emit } from '../../events/emit.ts'

const active = 1
const banned = 2

/** State of a member who signs in. */
export interface MemberStatus {
  /** False for a banned or erased member. */
  isActive: boolean
  isBanned: boolean
  /** End of the cooling-off before the account is erased, or null. */
  eraseAt: Date | null
}

/** Locks the member until the transaction ends, so that a sign-in and a deletion are serialised. */
export async function lockMemberStatus(tx: Tx, memberId: string): Promise<MemberStatus | undefined> {
  const row = await tx
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['status', 'erase_at'])
    .forUpdate()
    .executeTakeFirst()
  return row && { isActive: row.status === active, isBanned: row.status === banned, eraseAt: row.erase_at }
}

/** The effect of strikes on a member. */
export interface Restriction {
  isBanned: boolean
  mutedUntil: Date | null
  mutedReason: string
}

/** Prevents the erasure of members until the end of the transaction. @returns those who are known and not erased */
export async function pinMembers(tx: Tx, memberIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('member')
    .where(sql<boolean>`id = any(${[...memberIds]}::uuid[])`)
    .where('status', 'in', [active, banned])
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute()
  return rows.map((row) => row.id)
}

/** Locks a member who is not erased for a change of their restriction. @returns null for anybody else */
export async function lockRestriction(tx: Tx, memberId: string): Promise<Restriction | null> {
  const row = await tx
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('status', 'in', [active, banned])
    .select(['status', 'muted_until as mutedUntil', 'muted_reason as mutedReason'])
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row === undefined ? null : { ...row, isBanned: row.status === banned }
}

/** Stores the restriction of a locked member. */
export async function setRestriction(tx: Tx, memberId: string, restriction: Restriction): Promise<void> {
  const { isBanned, mutedUntil, mutedReason } = restriction
  await tx
    .updateTable('member')
    .set({ status: isBanned ? banned : active, muted_until: mutedUntil, muted_reason: mutedReason })
    .where('id', '=', memberId)
    .execute()
}

/** Cancels a deletion. @returns false if none is under way, or it is already due */
export async function cancelErasure(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  const updated = await tx
    .updateTable('member')
    .set({ erase_at: null, keep_posts: false })
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .where('erase_at', '>', now)
    .executeTakeFirst()
  return updated.numUpdatedRows === 1n
}

/** Records that a member has a phone: without one, members read, like and collect, but do not write. */
export async function markPhoneBound(tx: Tx, memberId: string): Promise<void> {
  const noted = await tx
    .updateTable('member')
    .set({ phone_bound: true })
    .where('id', '=', memberId)
    .where('phone_bound', '=', false)
    .executeTakeFirst()
  if (noted.numUpdatedRows === 1n) await emit(tx, 'member.phoneBound', { memberId })
}
