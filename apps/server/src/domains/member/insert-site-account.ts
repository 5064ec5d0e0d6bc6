import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'

/** Makes an official account that nobody can sign in to, unless it is there already. */
export async function insertSiteAccount(
  tx: Tx,
  { id, nickName }: { id: string; nickName: string },
): Promise<void> {
  await sql`insert into member (id, nick_name, nick_name_folded, nick_pinyin, nick_initials, user_category, created_at)
    values (${id}, ${nickName}, ${nickName}, '', '', 2, now()) on conflict do nothing`.execute(tx)
}
