import { clubStates, type MethodOutput, type UserInfo } from '@guangquan/contract'
import { decryptField } from '../../crypto/field-cipher.ts'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { clubPurposes } from './bind-club.ts'

/** How the binding of the caller's club card stands. */
export async function getClubStatus(ctx: MemberCtx): Promise<MethodOutput<typeof UserInfo.GetClubStatus>> {
  const row = await ctx.db
    .selectFrom('club_card')
    .where('member_id', '=', ctx.viewer.id)
    .select(['state', 'card_masked', 'reason'])
    .executeTakeFirst()
  if (row === undefined) return { state: clubStates.none, clubCardMasked: '', reason: '' }
  return { state: row.state, clubCardMasked: row.card_masked, reason: row.reason }
}

/** The club card a member named, as they take it along; null when they never did. */
export async function collectClubCard(
  env: Env,
  db: Queryable,
  memberId: string,
): Promise<{ clubCardNo: string; realName: string; phone: string; state: number; reason: string } | null> {
  const row = await db
    .selectFrom('club_card')
    .where('member_id', '=', memberId)
    .select(['card_cipher', 'name_cipher', 'phone_cipher', 'state', 'reason'])
    .executeTakeFirst()
  if (row === undefined) return null
  const open = (purpose: string, cipher: Buffer) => decryptField(env, purpose, memberId, cipher)
  return {
    clubCardNo: open(clubPurposes.card, row.card_cipher),
    realName: open(clubPurposes.name, row.name_cipher),
    phone: open(clubPurposes.phone, row.phone_cipher),
    state: row.state,
    reason: row.reason,
  }
}
