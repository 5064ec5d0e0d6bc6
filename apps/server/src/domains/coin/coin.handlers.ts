import type { Coin, StaffCoin, StaffCoinCorrection } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadTotals } from './coin-totals.read.ts'
import { listLines, loadBalance } from './coin.read.ts'
import { coinCorrectionExport, listCorrections } from './for-staff/corrections.read.ts'
import { createCorrection } from './for-staff/create-correction.ts'
import { decideCorrection } from './for-staff/decide-correction.ts'
import { coinExport, listMovements } from './for-staff/ledger.read.ts'

export const coinMethods: HandlersOf<typeof Coin> = {
  GetBalance: loadBalance,
  GetLines: listLines,
  GetTotals: loadTotals,
}

export const staffCoinMethods: HandlersOf<typeof StaffCoin> = {
  GetTotals: loadTotals,
  GetList: listMovements,
  Export: (ctx, input) => beginExport(ctx, coinExport, input),
}

export const correctionMethods: HandlersOf<typeof StaffCoinCorrection> = {
  GetList: listCorrections,
  Export: (ctx, input) => beginExport(ctx, coinCorrectionExport, input),
  Create: createCorrection,
  Decide: decideCorrection,
}
