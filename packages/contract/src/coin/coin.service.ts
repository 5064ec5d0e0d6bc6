import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { CoinBalance, CoinLine, CoinTotals, coinSides } from './coin.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'

/** Coins of the caller, and those of all members together. */
export const Coin = service('Coin', {
  GetBalance: method({
    summary: '我的金币：余额，以及各在何时到期',
    access: 'member',
    read: true,
    input: body({}),
    output: CoinBalance,
    errors: [],
  }),
  GetLines: method({
    summary: '金币明细，新的在前；可只看收入、支出或过期',
    access: 'member',
    read: true,
    input: body({ ...pageInput, side: z.enum(coinSides).optional() }),
    output: pageOf(CoinLine),
    errors: [],
  }),
  GetTotals: method({
    summary: '金币公示：发放、使用、过期和收回的总数',
    access: 'public',
    read: true,
    input: body({}),
    output: CoinTotals,
    errors: [],
  }),
})
