import type { MethodOutput, UserInfo } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import { findInviter } from './invited.read.ts'
import { getUserBrief, loadUserBriefs } from '../member/index.ts'
import { isAfter, referralKey, type ReferralKey } from './referral-key.ts'

/** A page of the members that the caller invited, newest first. totalCount: capped, counted for the first page. */
export async function listReferrals(
  ctx: MemberCtx,
  input: PageInput,
): Promise<MethodOutput<typeof UserInfo.GetUserReferList>> {
  const read = (window: PageWindow<ReferralKey>) =>
    ctx.db
      .selectFrom('referral')
      .where('inviter_id', '=', ctx.viewer.id)
      .$if(window.after !== null, (query) => query.where(isAfter(window.after)))
      .select(['invitee_id', 'state', 'reward', 'created_at', 'withheld_at'])
      .orderBy('created_at', 'desc')
      .orderBy('invitee_id')
      .offset(window.skip)
      .limit(window.limit)
      .execute()
  const { rows, ...page } = await keysetPage(input, referralKey, {
    read,
    count: () => countUpToCap(ctx.db, sql`from referral where inviter_id = ${ctx.viewer.id}`),
    keyOf: (row): ReferralKey => [row.created_at.getTime(), row.invitee_id],
  })
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.invitee_id),
  )
  const items = rows.flatMap((row) => {
    const brief = briefs.get(row.invitee_id)
    if (brief === undefined) return []
    const { userId, nickName, headPicUrl } = brief
    const { state, reward } = row
    const registerTime = timeTextOf(row.created_at)
    const isWithheld = row.withheld_at !== null
    return [{ userId, nickName, headPicUrl, registerTime, state, reward, isWithheld }]
  })
  return { ...page, items }
}

/** Whose invitation a code is. @throws InviteCodeWrong for a code that no active member has */
export async function getInviter(
  ctx: Ctx,
  { inviteUserCode }: { inviteUserCode: string },
): Promise<{ nickName: string }> {
  const inviterId = await findInviter(ctx.db, inviteUserCode)
  if (inviterId === undefined) fail('InviteCodeWrong')
  const { nickName } = await getUserBrief(ctx, inviterId)
  return { nickName }
}

/** The inviters of these members; members without one are missing. */
export async function loadInviters(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('referral')
    .where('invitee_id', 'in', memberIds)
    .select(['invitee_id', 'inviter_id'])
    .execute()
  return new Map(rows.map((row) => [row.invitee_id, row.inviter_id]))
}
