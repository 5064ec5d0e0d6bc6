import { clubCardNo, id, inviteCode } from '@guangquan/contract'
import { blindIndexes } from '../../crypto/field-cipher.ts'
import type { Queryable } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { clubPurposes } from '../club/index.ts'

/** Ids of the members with an id, an invite code or the number of a club card; at most a few. */
export async function findMembersByNumber(env: Env, db: Queryable, keyword: string): Promise<string[]> {
  if (id.safeParse(keyword).success) return [keyword.toLowerCase()]
  const [code, card] = [inviteCode.safeParse(keyword), clubCardNo.safeParse(keyword)]
  const invites = code.success && code.data !== '' ? await findInviters(db, code.data) : []
  const cards = card.success ? await findHolders(env, db, card.data.toUpperCase()) : []
  return [...invites, ...cards]
}

async function findInviters(db: Queryable, code: string): Promise<string[]> {
  const rows = await db.selectFrom('member').where('invite_code', '=', code).select('id').execute()
  return rows.map((row) => row.id)
}

async function findHolders(env: Env, db: Queryable, cardNo: string): Promise<string[]> {
  const rows = await db
    .selectFrom('club_card')
    .where('card_index', 'in', blindIndexes(env, clubPurposes.card, cardNo))
    .select('member_id')
    .execute()
  return rows.map((row) => row.member_id)
}
