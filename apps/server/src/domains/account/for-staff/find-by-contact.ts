import { email, phone, userName } from '@guangquan/contract'
import type { Queryable } from '../../../db/client.ts'
import type { Env } from '../../../env.ts'
import { findCredentialByTarget, findCredentialByUserName } from '../account.store.ts'
import { toMailbox, toPhone } from '../captcha/target.ts'

/** Ids of the members with exactly this phone, e-mail address or user name. */
export async function findMembersByContact(env: Env, db: Queryable, keyword: string): Promise<string[]> {
  const [number, mailbox, name] = [
    phone.safeParse(keyword),
    email.safeParse(keyword),
    userName.safeParse(keyword),
  ]
  const found = [
    number.success ? await findCredentialByTarget(env, db, toPhone(number.data)) : undefined,
    mailbox.success ? await findCredentialByTarget(env, db, toMailbox(mailbox.data)) : undefined,
    name.success ? await findCredentialByUserName(db, name.data) : undefined,
  ]
  return found.flatMap((row) => row?.member_id ?? [])
}
