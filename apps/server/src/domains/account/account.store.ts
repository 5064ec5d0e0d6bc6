import { maskPhone } from '@guangquan/rules/phone'
import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Credential } from '../../db/tables.gen.ts'
import { encryptPhone, phoneIndex } from './phone-cipher.ts'

export type CredentialRow = Selectable<Credential>

export async function findCredential(db: Queryable, memberId: string): Promise<CredentialRow | undefined> {
  return db.selectFrom('credential').where('member_id', '=', memberId).selectAll().executeTakeFirst()
}

export async function findCredentialByPhone(ctx: Ctx, phone: string): Promise<CredentialRow | undefined> {
  return ctx.db
    .selectFrom('credential')
    .where('phone_index', '=', phoneIndex(ctx.app.env, phone))
    .selectAll()
    .executeTakeFirst()
}

/** @returns false when the phone belongs to somebody already */
export async function insertCredential(
  ctx: Pick<Ctx, 'app' | 'now'>,
  tx: Tx,
  { memberId, phone, passwordHash }: { memberId: string; phone: string; passwordHash: string },
): Promise<boolean> {
  const { env } = ctx.app
  const inserted = await tx
    .insertInto('credential')
    .values({
      member_id: memberId,
      phone_cipher: encryptPhone(env, memberId, phone),
      phone_index: phoneIndex(env, phone),
      phone_masked: maskPhone(phone),
      password_hash: passwordHash,
      updated_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('phone_index').doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

export async function replacePasswordHash(ctx: Ctx, memberId: string, passwordHash: string): Promise<void> {
  await ctx.db
    .updateTable('credential')
    .set({ password_hash: passwordHash, updated_at: ctx.now })
    .where('member_id', '=', memberId)
    .execute()
}
