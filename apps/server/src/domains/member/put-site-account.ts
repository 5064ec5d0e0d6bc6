import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

/** Inserts an account of the site itself, which nobody can sign in to, unless it exists. */
export async function putSiteAccount(tx: Tx, { id, name }: { id: string; name: string }): Promise<void> {
  await sql`insert into member (id, nick_name, nick_name_folded, nick_pinyin, nick_initials, user_category, created_at)
    values (${id}, ${name}, ${name}, '', '', 2, now()) on conflict do nothing`.execute(tx)
}
