import type { MethodOutput, UserInfo } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { loadDeletionLosses } from './deletion.read.ts'
import { personalDataParts } from './personal-data-part.ts'
import { consequencesOf } from './deletion-message.ts'

export const coolingOffDays = 15

type DeletionCheck = MethodOutput<typeof UserInfo.CheckDelete>

/** The obstacles to a deletion, as domains declare them, and its consequences. */
export async function checkDeletion(ctx: MemberCtx): Promise<DeletionCheck> {
  const { db, viewer } = ctx
  const [losses, ...obstacles] = await Promise.all([
    loadDeletionLosses(db, viewer.id, ctx.now),
    ...personalDataParts.get().map(async (part) => (await part.findObstacles?.(db, viewer.id)) ?? []),
  ])
  return {
    obstacles: obstacles.flat(),
    consequences: consequencesOf(losses),
    coolingOffDays,
  }
}
