import type { VisitRun } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockGrowth } from './exp-line.store.ts'
import { isCardUsed, loadVisitRun } from './visit-run.read.ts'
import { countRuns } from './visits.ts'

/**
 * Fills a missed day of the last 30 with the month's make-up card, so that a run of days goes on. The day itself brings
 * no experience.
 * @throws MakeUpUsed, BadInput for a day that cannot be filled
 */
export async function makeUpVisit(ctx: MemberCtx, { day }: { day: string }): Promise<VisitRun> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await lockGrowth(tx, [memberId])
    if (await isCardUsed(tx, memberId, ctx.now)) fail('MakeUpUsed')
    const { fillable } = await loadVisitRun(tx, memberId, ctx.now)
    if (!fillable.includes(day)) fail('BadInput')
    await tx
      .insertInto('visit_day')
      .values({ member_id: memberId, day, made_up_on: dayOf(ctx.now) })
      .execute()
    await countRuns(tx, { memberId, day }, ctx.now)
    return loadVisitRun(tx, memberId, ctx.now)
  })
}
