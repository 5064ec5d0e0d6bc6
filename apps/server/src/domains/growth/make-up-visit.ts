import { makeUpCardName, type VisitRun } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { spendCoins } from '../coin/index.ts'
import { lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { loadVisitRun, loadVisits, runOf } from './visit-run.read.ts'
import { countRuns } from './visits.ts'

/**
 * Fills a missed day of the last 30 with the month's make-up card, from the member's own or for coins, so that a run of
 * days continues. The day itself brings no experience.
 * @throws MakeUpUsed, BadInput for a day that cannot be filled, CoinsNotEnough, CoinDayLimit
 */
export async function makeUpVisit(ctx: MemberCtx, { day }: { day: string }): Promise<VisitRun> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await lockGrowth(tx, [memberId])
    const visits = await loadVisits(tx, memberId, ctx.now)
    if (visits.isCardUsed) fail('MakeUpUsed')
    const { fillable, cards, cardPrice } = runOf(visits, await loadGrowthRules(tx), ctx.now)
    if (!fillable.includes(day)) fail('BadInput')
    if (cards > 0) await takeCard(tx, memberId)
    else if (cardPrice > 0) {
      const cause = { bizType: 'growth.makeUp', bizId: day, memo: makeUpCardName }
      await spendCoins(ctx, tx, { ...cause, memberId, amount: cardPrice })
    }
    await tx
      .insertInto('visit_day')
      .values({ member_id: memberId, day, made_up_on: dayOf(ctx.now) })
      .execute()
    await countRuns(tx, { memberId, day }, ctx.now)
    return loadVisitRun(tx, memberId, ctx.now)
  })
}

async function takeCard(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('growth_member')
    .set((eb) => ({ make_up_cards: eb('make_up_cards', '-', 1) }))
    .where('member_id', '=', memberId)
    .execute()
}
