import type { Ctx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { isPassword } from './is-password.ts'

const remembered = 3

/**
 * Whether a password is one of the member's last three. Always three comparisons, so that the timing reveals neither
 * their number nor whether the member exists.
 */
export async function wasUsedBefore(
  ctx: Ctx,
  owner: { memberId: string; current: string | null } | null,
  password: string,
): Promise<boolean> {
  const stored = owner === null ? [] : await lastHashes(ctx.db, owner.memberId)
  if (owner?.current != null && !stored.includes(owner.current)) stored.unshift(owner.current)
  let used = false
  for (let place = 0; place < remembered; place++) {
    if (await isPassword(ctx, stored[place] ?? null, password)) used = true
  }
  return used
}

/** Stores a member's new password as the current one and in the history. */
export async function writePassword(ctx: Ctx, tx: Tx, memberId: string, passwordHash: string): Promise<void> {
  await tx
    .updateTable('credential')
    .set({ password_hash: passwordHash, updated_at: ctx.now })
    .where('member_id', '=', memberId)
    .execute()
  await addToHistory(ctx, tx, memberId, passwordHash)
}

export async function addToHistory(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  memberId: string,
  passwordHash: string,
): Promise<void> {
  await tx
    .insertInto('password_history')
    .values({ member_id: memberId, password_hash: passwordHash, created_at: ctx.now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'created_at']).doUpdateSet({ password_hash: passwordHash }),
    )
    .execute()
  const stored = tx
    .selectFrom('password_history')
    .where('member_id', '=', memberId)
    .select('created_at')
    .orderBy('created_at', 'desc')
    .limit(remembered)
  await tx
    .deleteFrom('password_history')
    .where('member_id', '=', memberId)
    .where('created_at', 'not in', stored)
    .execute()
}

async function lastHashes(db: Queryable, memberId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('password_history')
    .where('member_id', '=', memberId)
    .select('password_hash')
    .orderBy('created_at', 'desc')
    .limit(remembered)
    .execute()
  return rows.map((row) => row.password_hash)
}
