import type { Holdings } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { loadCoins } from '../coin/index.ts'
import { countBenefits } from '../goods/index.ts'
import { countClaimable } from '../growth/index.ts'
import { countWaiting } from '../present/index.ts'
import { countRegistrations } from '../product/index.ts'

/** The caller's holdings and open tasks: each domain counts its own. */
export async function getHoldings(ctx: MemberCtx): Promise<Holdings> {
  const { db, viewer, now } = ctx
  const [{ balance }, tasks, { count: presents }, benefits, products] = await Promise.all([
    loadCoins(db, viewer.id, now),
    countClaimable(db, viewer.id, now),
    countWaiting(ctx),
    countBenefits(ctx),
    countRegistrations(db, viewer.id),
  ])
  return { coins: balance, tasks, presents, benefits, products }
}
