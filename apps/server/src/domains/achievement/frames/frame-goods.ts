import { frameGoodName } from '@guangquan/contract'
import { fail } from '../../../fail.ts'
import type { VirtualGood } from '../../goods/index.ts'
import { frameUrl } from '../../worn/index.ts'
import { grantFrame } from './grant-frame.ts'
import { shortenFrame } from './shorten-frame.ts'

/** Frames for some days as virtual goods; members who have one for ever, or may not have it, pay nothing. */
export const frameGoods: readonly VirtualGood[] = [7, 30].map((days) => ({
  gives: `frame${days}`,
  name: frameGoodName(days),
  listChoices: (db) =>
    db
      .selectFrom('profile_frame')
      .where('source', '=', 'goods')
      .select(['id as value', 'name'])
      .orderBy('sort')
      .execute(),
  frameSrcOf: frameUrl,
  give: async (tx, { memberId, orderId, count, choice, now }) => {
    const granted = await grantFrame(tx, now, {
      memberId,
      frameId: choice,
      days: days * count,
      cause: orderId,
    })
    if (!granted) fail('RedeemLimit')
  },
  takeBack: (tx, { memberId, count, choice, now }) =>
    shortenFrame(tx, now, { memberId, frameId: choice, days: days * count }),
}))
