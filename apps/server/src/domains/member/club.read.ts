import { clubStates, type MethodOutput, type UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'

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
