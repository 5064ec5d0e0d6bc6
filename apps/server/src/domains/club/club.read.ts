import { clubStates, type MethodOutput, type UserInfo } from '@guangquan/contract'
import { decryptField } from '../../crypto/field-cipher.ts'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { clubPurposes } from './bind-club.ts'

/** State of the caller's club card. */
export async function getClubStatus(ctx: MemberCtx): Promise<MethodOutput<typeof UserInfo.GetClubStatus>> {
  const row = await ctx.db
    .selectFrom('club_card')
    .where('member_id', '=', ctx.viewer.id)
    .select(['state', 'card_masked', 'reason'])
    .executeTakeFirst()
  if (row === undefined) return { state: clubStates.none, clubCardMasked: '', reason: '' }
  return { state: row.state, clubCardMasked: row.card_masked, reason: row.reason }
}

/** A card that waits for staff, decrypted for them: they compare it with the club's own list. */
export interface PendingCard {
  memberId: string
  nickName: string
  clubCardNo: string
  realName: string
  phone: string
  /** When the member named it. */
  since: Date
}

const max = 200

/** Club cards that wait for a decision, oldest first; at most 200. */
export async function listClubCardsInReview(env: Env, db: Queryable): Promise<PendingCard[]> {
  const rows = await db
    .selectFrom('club_card')
    .innerJoin('member', 'member.id', 'club_card.member_id')
    .where('state', '=', clubStates.inReview)
    .select(['member_id', 'nick_name', 'card_cipher', 'name_cipher', 'phone_cipher', 'club_card.updated_at'])
    .orderBy('club_card.updated_at')
    .orderBy('member_id')
    .limit(max)
    .execute()
  return rows.map((row) => ({
    memberId: row.member_id,
    nickName: row.nick_name,
    clubCardNo: decryptField(env, clubPurposes.card, row.member_id, row.card_cipher),
    realName: decryptField(env, clubPurposes.name, row.member_id, row.name_cipher),
    phone: decryptField(env, clubPurposes.phone, row.member_id, row.phone_cipher),
    since: row.updated_at,
  }))
}

/** The club card a member named, for their export; null without one. */
export async function exportClubCard(
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
