import { makeUpCardName } from '@guangquan/contract'
import type { VirtualGood } from '../goods/index.ts'
import { lockGrowth } from './exp-line.store.ts'

/** A make-up card as a virtual good: the next missed day takes it instead of coins. */
export const makeUpCardGood: VirtualGood = {
  gives: 'makeUpCard',
  name: makeUpCardName,
  lock: async (tx, memberId) => {
    await lockGrowth(tx, [memberId])
  },
  give: async (tx, { memberId, count }) => {
    await tx
      .updateTable('growth_member')
      .set((eb) => ({ make_up_cards: eb('make_up_cards', '+', count) }))
      .where('member_id', '=', memberId)
      .execute()
  },
  takeBack: async (tx, { memberId, count }) => {
    const { numUpdatedRows } = await tx
      .updateTable('growth_member')
      .set((eb) => ({ make_up_cards: eb('make_up_cards', '-', count) }))
      .where('member_id', '=', memberId)
      .where('make_up_cards', '>=', count)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
}
