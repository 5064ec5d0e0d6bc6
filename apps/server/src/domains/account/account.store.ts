import { maskEmail } from '@guangquan/rules/people/email'
import { maskPhone } from '@guangquan/rules/people/phone'
import type { Insertable, Selectable } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Keys } from '../../crypto/derive-key.ts'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Credential } from '../../db/tables.gen.ts'
import { hasCode } from '../../has-code.ts'
import { foldAddress, targetIndex, targetIndexes, type Target } from './captcha/target.ts'

export type CredentialRow = Selectable<Credential>

/** Decrypted phone and mailbox of a member. */
export interface Contacts {
  phone: string | null
  email: string | null
}

const indexColumns = { sms: 'phone_index', email: 'email_index' } as const

export async function findCredential(db: Queryable, memberId: string): Promise<CredentialRow | undefined> {
  return db.selectFrom('credential').where('member_id', '=', memberId).selectAll().executeTakeFirst()
}

/** The credential of a member, locked until the transaction ends. */
export async function lockCredential(tx: Tx, memberId: string): Promise<CredentialRow> {
  return tx
    .selectFrom('credential')
    .where('member_id', '=', memberId)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findCredentialByTarget(
  keys: Keys,
  db: Queryable,
  target: Target,
): Promise<CredentialRow | undefined> {
  return db
    .selectFrom('credential')
    .where(indexColumns[target.kind], 'in', targetIndexes(keys, target))
    .selectAll()
    .executeTakeFirst()
}

export async function findCredentialByUserName(
  db: Queryable,
  userName: string,
): Promise<CredentialRow | undefined> {
  return db
    .selectFrom('credential')
    .where('user_name_folded', '=', userName.toLowerCase())
    .selectAll()
    .executeTakeFirst()
}

/** The decrypted contacts of a credential; nulls for a member without one. */
export function contactsOf(keys: Keys, row: CredentialRow | undefined): Contacts {
  if (row === undefined) return { phone: null, email: null }
  const open = (purpose: string, cipher: Buffer | null) =>
    cipher === null ? null : decryptField(keys, purpose, row.member_id, cipher)
  return { phone: open('phone', row.phone_cipher), email: open('email', row.email_cipher) }
}

export async function findOwnContacts(ctx: MemberCtx): Promise<Contacts> {
  return contactsOf(ctx.app.env, await findCredential(ctx.db, ctx.viewer.id))
}

/** Whether an address belongs to the member. */
export function isOwnTarget(own: Contacts, target: Target): boolean {
  const mine = target.kind === 'sms' ? own.phone : own.email
  return mine !== null && foldAddress({ kind: target.kind, address: mine }) === foldAddress(target)
}

/** The columns of a phone or mailbox in a credential. */
export function columnsOf(keys: Keys, memberId: string, target: Target) {
  const index = targetIndex(keys, target)
  return target.kind === 'sms'
    ? {
        phone_cipher: encryptField(keys, 'phone', memberId, target.address),
        phone_index: index,
        phone_masked: maskPhone(target.address),
      }
    : {
        email_cipher: encryptField(keys, 'email', memberId, target.address),
        email_index: index,
        email_masked: maskEmail(target.address),
      }
}

export interface NewCredential {
  memberId: string
  phone?: string | undefined
  email?: string | undefined
  passwordHash: string | null
}

/** @returns false when the phone or mailbox is already in use */
export async function insertCredential(
  ctx: Pick<Ctx, 'app' | 'now'>,
  tx: Tx,
  { memberId, phone, email, passwordHash }: NewCredential,
): Promise<boolean> {
  const { env } = ctx.app
  const targets: Target[] = [
    ...(phone === undefined ? [] : [{ kind: 'sms', address: phone } as const]),
    ...(email === undefined ? [] : [{ kind: 'email', address: email } as const]),
  ]
  for (const target of targets) {
    // An index made with the previous key is not covered by the unique index.
    if ((await findCredentialByTarget(env, tx, target)) !== undefined) return false
  }
  const columns: Insertable<Credential> = {
    member_id: memberId,
    password_hash: passwordHash,
    updated_at: ctx.now,
  }
  for (const target of targets) Object.assign(columns, columnsOf(env, memberId, target))
  const inserted = await tx
    .insertInto('credential')
    .values(columns)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Replaces a member's phone or mailbox. @returns false when it is in use by another member */
export async function replaceTarget(ctx: Ctx, tx: Tx, memberId: string, target: Target): Promise<boolean> {
  const holder = await findCredentialByTarget(ctx.app.env, tx, target)
  if (holder !== undefined && holder.member_id !== memberId) return false
  try {
    await tx
      .updateTable('credential')
      .set({ ...columnsOf(ctx.app.env, memberId, target), updated_at: ctx.now })
      .$if(target.kind === 'sms', (query) => query.set({ phone_changed_at: ctx.now }))
      .where('member_id', '=', memberId)
      .execute()
    return true
  } catch (error) {
    // Taken by another member since the check above.
    if (hasCode(error, '23505')) return false
    throw error
  }
}

/** Stores the same password with a newer hash, unless it was changed meanwhile. */
export async function renewPasswordHash(
  ctx: Ctx,
  memberId: string,
  { stored, renewed }: { stored: string; renewed: string },
): Promise<void> {
  await ctx.db
    .updateTable('credential')
    .set({ password_hash: renewed, updated_at: ctx.now })
    .where('member_id', '=', memberId)
    .where('password_hash', '=', stored)
    .execute()
}
