import type { Coin } from '@guangquan/contract'
import type { HandlersOf } from '../../http/implement.ts'
import { loadTotals } from './coin-totals.read.ts'
import { listLines, loadBalance } from './coin.read.ts'

export const coinMethods: HandlersOf<typeof Coin> = {
  GetBalance: loadBalance,
  GetLines: listLines,
  GetTotals: loadTotals,
}
