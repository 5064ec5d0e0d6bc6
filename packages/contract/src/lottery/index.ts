export * from './lottery.words.ts'
export { Lottery } from './lottery.service.ts'
export { barredSheet, lotterySheet, lotteryTicketSheet, StaffLottery } from './staff-lottery.service.ts'
export * from './lottery.shapes.ts'
export type {
  StaffBarredMember,
  StaffLotteryDetail,
  StaffLotteryItem,
  StaffTicketItem,
} from './staff-lottery.shapes.ts'
