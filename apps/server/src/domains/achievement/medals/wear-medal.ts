import { medalTitle, type Achievement, type MethodOutput } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadUsed, medalUrl, type UsedMedal } from '../../worn/index.ts'
import { useMedal } from '../../member/index.ts'
import { loadMedalNames } from '../medal-names.ts'

/** Wears a medal that the caller has, in its highest tier. @throws ContentNotFound */
export async function wearMedal(
  ctx: MemberCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof Achievement.Used>> {
  return inTransaction(ctx, async (tx) => {
    const { rows } = await sql<UsedMedal>`select medal_id as "medalId", tier from medal_award
      where member_id = ${ctx.viewer.id}::uuid and medal_id = ${id} and revoked_at is null
      order by tier desc limit 1 for share`.execute(tx)
    const medal = rows[0] ?? fail('ContentNotFound')
    await useMedal(tx, ctx.viewer.id, medal)
    return wornOf(ctx, medal)
  })
}

/** Takes a medal off. Another one that is worn by now stays. */
export async function takeOffMedal(
  ctx: MemberCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof Achievement.Cancel>> {
  return inTransaction(ctx, async (tx) => {
    const { medal } = await loadUsed(tx, ctx.viewer.id)
    if (medal?.medalId !== id) return wornOf(ctx, medal)
    await useMedal(tx, ctx.viewer.id, null)
    return wornOf(ctx, null)
  })
}

async function wornOf(ctx: MemberCtx, medal: UsedMedal | null) {
  if (medal === null) return { usedAchievementSrc: null, usedAchievementTitle: null }
  const names = await loadMedalNames(ctx.app)
  return {
    usedAchievementSrc: medalUrl(medal.medalId, medal.tier),
    usedAchievementTitle: medalTitle(names.get(medal.medalId) ?? '', medal.tier),
  }
}
