import type { MethodOutput, UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { loadDeletionLosses } from '../member/index.ts'
import { consequencesOf } from './deletion-message.ts'

export const coolingOffDays = 15

type DeletionCheck = MethodOutput<typeof UserInfo.CheckDelete>

/**
 * The obstacles to a deletion and what it costs. Orders, prizes and circles will add obstacles here; none of them
 * exists yet.
 */
export async function checkDeletion(ctx: MemberCtx): Promise<DeletionCheck> {
  const losses = await loadDeletionLosses(ctx.db, ctx.viewer.id, ctx.now)
  return {
    obstacles: [],
    consequences: consequencesOf(losses),
    coolingOffDays,
  }
}
