import type { Queryable } from '../../db/client.ts'
import { unlockLevel } from './unlock-level.ts'

/** 1: everybody; 2: an owner, with a registered product in force. */
export function userTypeOf(productCount: number): 1 | 2 {
  return productCount > 0 ? 2 : 1
}

/** The level and ownership that decide a member's file limits. */
export async function loadUploaderLevel(
  db: Queryable,
  memberId: string,
): Promise<{ level: number; isOwner: boolean }> {
  const row = await db
    .selectFrom('member')
    .select([unlockLevel.as('level'), 'product_count'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return { level: row?.level ?? 1, isOwner: userTypeOf(row?.product_count ?? 0) === 2 }
}

/** Whether a member is an owner (`userType` 2). */
export async function isOwner(db: Queryable, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .select('product_count')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return userTypeOf(row?.product_count ?? 0) === 2
}
