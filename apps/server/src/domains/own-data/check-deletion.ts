import type { MethodOutput, UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { findStake } from '../member/index.ts'
import { consequencesOf } from './deletion-message.ts'

export const coolingOffDays = 15

type DeletionCheck = MethodOutput<typeof UserInfo.CheckDelete>

/**
 * What stands in the way of a deletion and what it costs. Orders, prizes and circles will put their obstacles here;
 * there are none of them yet.
 */
export async function checkDeletion(ctx: MemberCtx): Promise<DeletionCheck> {
  const stake = await findStake(ctx.db, ctx.viewer.id)
  return {
    obstacles: [],
    consequences: consequencesOf(stake),
    coolingOffDays,
  }
}
