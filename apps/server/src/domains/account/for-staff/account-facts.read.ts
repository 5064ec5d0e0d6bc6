import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import { anyOf, preparedQuery } from '../../../db/prepared-query.ts'
import type { Env } from '../../../env.ts'
import { contactsOf, findCredential } from '../account.store.ts'

/** Masked contacts of a member. */
export interface MaskedContacts {
  phoneMasked: string | null
  emailMasked: string | null
}

const none: MaskedContacts = { phoneMasked: null, emailMasked: null }

const maskedByMember = preparedQuery<{ ids: readonly string[] }, MaskedContacts & { member_id: string }>(
  'account.masked',
  (db, param) =>
    db
      .selectFrom('credential')
      .where(sql<boolean>`member_id = ${anyOf(param('ids'))}`)
      .select(['member_id', 'phone_masked as phoneMasked', 'email_masked as emailMasked']),
)

/** Masked contacts by member; a member without an account has none. */
export async function loadMaskedContacts(
  db: Queryable,
  memberIds: readonly string[],
): Promise<(memberId: string) => MaskedContacts> {
  if (memberIds.length === 0) return () => none
  const rows = await maskedByMember(db, { ids: memberIds })
  const found = new Map(rows.map(({ member_id, ...masked }) => [member_id, masked]))
  return (memberId) => found.get(memberId) ?? none
}

/** How a member signs in; contacts are masked. */
export async function loadAccountFacts(db: Queryable, memberId: string) {
  const row = await findCredential(db, memberId)
  return {
    phoneMasked: row?.phone_masked ?? null,
    emailMasked: row?.email_masked ?? null,
    hasUserName: row?.user_name != null,
    hasPassword: row?.password_hash != null,
  }
}

/** Contacts and user name of a member in full. The caller is responsible for the permission. */
export async function openAccount(env: Env, db: Queryable, memberId: string) {
  const row = await findCredential(db, memberId)
  return { ...contactsOf(env, row), userName: row?.user_name ?? null }
}
