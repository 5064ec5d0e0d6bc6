import type { Lottery, StaffLottery } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { barMember, barredExport, listBarred } from './for-staff/barred.ts'
import { cancelLottery, excludeTicket } from './for-staff/cancel-lottery.ts'
import { confirmPublicValue, enterPublicValue, withdrawPublicValue } from './for-staff/public-value.ts'
import { publishLottery } from './for-staff/publish-lottery.ts'
import { createLottery, saveLottery } from './for-staff/save-lottery.ts'
import { getStaffLottery, listStaffLotteries, lotteryExport } from './for-staff/staff-lotteries.read.ts'
import { listStaffTickets, lotteryTicketExport } from './for-staff/staff-tickets.read.ts'
import { getLottery, listLotteries } from './lotteries.read.ts'
import { listOwnTickets } from './own-tickets.read.ts'
import { listPublicTickets } from './public-tickets.read.ts'
import { setRewardAddress } from './set-reward-address.ts'
import { drawInstantly, joinLottery } from './take-ticket.ts'

export const lotteryMethods: HandlersOf<typeof Lottery> = {
  GetLotteryList: listLotteries,
  GetLottery: getLottery,
  GetLotteryPublic: listPublicTickets,
  JoinLottery: { opensTransaction: joinLottery },
  Draw: { opensTransaction: drawInstantly },
  GetMyDraws: listOwnTickets,
  SetRewardAddress: setRewardAddress,
}

export const staffLotteryMethods: HandlersOf<typeof StaffLottery> = {
  GetList: listStaffLotteries,
  Export: (ctx, input) => beginExport(ctx, lotteryExport, input),
  GetDetail: getStaffLottery,
  Create: createLottery,
  Save: saveLottery,
  Publish: publishLottery,
  Cancel: cancelLottery,
  SetPublicValue: enterPublicValue,
  ConfirmPublicValue: confirmPublicValue,
  WithdrawPublicValue: withdrawPublicValue,
  GetTickets: listStaffTickets,
  ExportTickets: (ctx, input) => beginExport(ctx, lotteryTicketExport, input),
  Exclude: excludeTicket,
  GetBarred: listBarred,
  ExportBarred: (ctx, input) => beginExport(ctx, barredExport, input),
  Bar: barMember,
}
