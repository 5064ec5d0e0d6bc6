import type { App } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { contactsOf } from './account.store.ts'

/** The mailboxes of members who have one: each was proved by a code. */
export async function loadMailboxes(
  { env }: Pick<App, 'env'>,
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('credential')
    .where('member_id', 'in', memberIds)
    .where('email_cipher', 'is not', null)
    .selectAll()
    .execute()
  return new Map(
    rows.flatMap((row) => {
      const { email } = contactsOf(env, row)
      return email === null ? [] : [[row.member_id, email] as const]
    }),
  )
}
