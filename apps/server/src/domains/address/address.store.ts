import type { Selectable } from 'kysely'
import * as z from 'zod'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { UserAddress } from '../../db/tables.gen.ts'
import type { Env } from '../../env.ts'
import { contentPurpose } from './address.sealed.ts'

export type AddressRow = Selectable<UserAddress>

const Content = z.object({ receiver: z.string(), phone: z.string(), detail: z.string() })
/** The encrypted part of an address. */
export type AddressContent = z.output<typeof Content>

export function sealContent(
  env: Env,
  addressId: string,
  { receiver, phone, detail }: AddressContent,
): Buffer {
  return encryptField(env, contentPurpose, addressId, JSON.stringify({ receiver, phone, detail }))
}

export function openContent(env: Env, row: Pick<AddressRow, 'id' | 'content_cipher'>): AddressContent {
  return Content.parse(JSON.parse(decryptField(env, contentPurpose, row.id, row.content_cipher)))
}

/** A member's addresses: the default one first, then newest first. */
export async function findAddresses(db: Queryable, memberId: string): Promise<AddressRow[]> {
  return db
    .selectFrom('user_address')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** One address of this member; undefined for another member's. */
export async function findAddress(
  db: Queryable,
  { memberId, id }: { memberId: string; id: string },
): Promise<AddressRow | undefined> {
  return db
    .selectFrom('user_address')
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .selectAll()
    .executeTakeFirst()
}

/** Makes one address the default in place of the previous one. The member's row is locked. */
export async function moveDefault(tx: Tx, { memberId, id }: { memberId: string; id: string }): Promise<void> {
  // Two statements: the unique index allows no second default even temporarily.
  await tx
    .updateTable('user_address')
    .set({ is_default: false })
    .where('member_id', '=', memberId)
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
  await tx
    .updateTable('user_address')
    .set({ is_default: true })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('is_default', '=', false)
    .execute()
}
