import type { UserHome } from '@guangquan/contract'
import { foldNickName } from '@guangquan/rules/nick-name'
import { visibleCounts } from '@guangquan/rules/profile-visibility'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { isBlockedBetween } from '../follow/index.ts'
import { backgroundUrl } from '../media/index.ts'
import { getUserBrief } from './member.view.ts'
import { refuseUnfitNickName } from './refuse-words.ts'

/**
 * Whether somebody has a nickname, or one that reads like it.
 * @throws NickNameRefused for a name nobody may carry
 */
export async function nickNameExists(
  ctx: Ctx,
  nickName: string,
  brandWords: readonly string[],
): Promise<boolean> {
  await refuseUnfitNickName(ctx.db, nickName, brandWords)
  const row = await ctx.db
    .selectFrom('member')
    .where('nick_name_folded', '=', foldNickName(nickName))
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Head of a person's page.
 * @throws ContentNotFound for nobody, a banned or erased member, and where either blocked the other: the three look
 * alike
 */
export async function getUserHome(ctx: Ctx, memberId: string): Promise<UserHome> {
  const row = await ctx.db
    .selectFrom('member')
    .where('id', '=', memberId)
    .where('status', '=', 1)
    .select(['introduction', 'background_file_id', 'area', 'photography_level', 'created_at'])
    .select(['publish_count', 'follow_count', 'fans_count', 'like_received_count', 'collect_count'])
    .executeTakeFirst()
  if (row === undefined) fail('ContentNotFound')
  const isSelf = ctx.viewer?.id === memberId
  if (ctx.viewer !== null && !isSelf && (await isBlockedBetween(ctx.db, ctx.viewer.id, memberId))) {
    fail('ContentNotFound')
  }
  const counts = {
    publish: row.publish_count,
    follow: row.follow_count,
    fans: row.fans_count,
    like: row.like_received_count,
    collect: row.collect_count,
  }
  return {
    ...(await getUserBrief(ctx, memberId)),
    introduction: row.introduction,
    backgroundUrl: backgroundUrl(ctx.app, row.background_file_id),
    area: row.area,
    photographyLevel: row.photography_level,
    registerTime: timeTextOf(row.created_at),
    isSelf,
    counts: visibleCounts(counts, isSelf),
  }
}
