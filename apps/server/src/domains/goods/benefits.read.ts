import type { MemberCtx } from '../../context.ts'
import { loadStanding } from '../standing/index.ts'
import { countHadOf, openBenefits } from './goods.store.ts'
import { judgeGoods } from './judge-goods.ts'

const none = { total: 0, month: 0, year: 0, lastOrderId: null }

/** How many benefits the caller can take now. */
export async function countBenefits({ db, viewer, now }: MemberCtx): Promise<number> {
  const [benefits, standing] = await Promise.all([openBenefits(db, { now }), loadStanding(db, viewer.id)])
  if (benefits.length === 0 || standing === undefined) return 0
  const goodsIds = benefits.map(({ id }) => id)
  const had = await countHadOf(db, { memberId: viewer.id, goodsIds, now })
  return benefits.filter((goods) => {
    const redeemer = { standing, had: had.get(goods.id) ?? none, coins: 0 }
    return judgeGoods(goods, redeemer, now).every(({ isMet }) => isMet)
  }).length
}
