import { circleSentences } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'

/** The account of the site that holds circles nobody owns. Nobody can sign in to it. */
const custodianId = '01900000-0000-7000-8000-00000c1c1e00'
const name = circleSentences.custodian

/** Its id; the account is made when it is needed first. */
export async function findCustodian(tx: Tx): Promise<string> {
  await sql`insert into member (id, nick_name, nick_name_folded, nick_pinyin, nick_initials, user_category, created_at)
    values (${custodianId}, ${name}, ${name}, '', '', 2, now()) on conflict do nothing`.execute(tx)
  return custodianId
}
