import type { MethodOutput, UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { findStake } from '../member/index.ts'

export const coolingOffDays = 15

type DeletionCheck = MethodOutput<typeof UserInfo.CheckDelete>

/**
 * What stands in the way of a deletion and what it costs. Orders, prizes and circles will put their obstacles here;
 * there are none of them yet.
 */
export async function checkDeletion(ctx: MemberCtx): Promise<DeletionCheck> {
  const { coins, level, publishCount } = await findStake(ctx.db, ctx.viewer.id)
  return {
    obstacles: [],
    consequences: [
      `${coins} 金币将清零，不能恢复`,
      `等级 Lv.${level}、勋章和头像框将失效`,
      `${publishCount} 篇作品和全部评论将删除；也可以选择保留作品，但不再署名`,
      '已注册的产品将解除绑定，保修不受影响',
      '手机号 30 天后才能再次注册',
    ],
    coolingOffDays,
  }
}
