import * as z from 'zod'
import { lotteryLimits } from './lottery.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  hexHash,
  LotteryCard,
  LotteryDetail,
  OwnTicket,
  PublicTicket,
  TicketReceipt,
} from './lottery.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

const refusals = [
  'ContentNotFound',
  'LotteryClosed',
  'LotteryTimesUsed',
  'LotteryStaff',
  'NotEligible',
  'PhoneNotBound',
  'VirtualPhone',
  'VirtualPhoneNew',
  'CoinsNotEnough',
  'CoinDayLimit',
] as const
/** The member's declaration, where no birthday proves the age. */
const adult = z.literal(true, `请确认你已年满 ${lotteryLimits.adultAge} 周岁`)

/** Lotteries whose draws anybody can recompute. */
export const Lottery = service('Lottery', {
  GetLotteryList: method({
    summary: '公布过的抽奖，新开始的在前',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body({ ...pageInput, open: z.boolean().default(false) }),
    output: pageOf(LotteryCard),
    errors: [],
  }),
  GetLottery: method({
    summary: '一次抽奖：规则、奖品、概率、种子的指纹，和我现在能做什么',
    access: 'public',
    read: true,
    input: body({ id }),
    output: LotteryDetail,
    errors: ['ContentNotFound'],
  }),
  GetLotteryPublic: method({
    summary: '一次抽奖公开的名单，按轮次和编号；可以只看中奖的',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      maxResultCount: z.int().min(1).max(lotteryLimits.page).default(lotteryLimits.page),
      id,
      wonOnly: z.boolean().default(false),
    }),
    output: pageOf(PublicTicket),
    errors: ['ContentNotFound'],
  }),
  JoinLottery: method({
    summary: '参加定时或现场开奖：随机数由浏览器生成，返回自己那一环',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({ id, nonce: hexHash, adult }),
    output: TicketReceipt,
    errors: refusals,
  }),
  Draw: method({
    summary: '即时抽一次：随机数由浏览器生成，当时返回结果',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({ id, clientNonce: hexHash, adult }),
    output: TicketReceipt,
    errors: refusals,
  }),
  GetMyDraws: method({
    summary: '我参加过的抽奖，新的在前；可以只看中奖的',
    access: 'member',
    read: true,
    input: body({ ...pageInput, wonOnly: z.boolean().default(false), id: id.optional() }),
    output: pageOf(OwnTicket),
    errors: [],
  }),
  SetRewardAddress: method({
    summary: '领取一份要寄送的奖品，并写明寄到哪里；寄出以前可以改',
    access: 'member',
    write: true,
    input: writeBody({ id, addressId: id }),
    output: OwnTicket,
    errors: ['ContentNotFound', 'PresentExpired', 'PresentClaimed', 'NotAllowedNow'],
  }),
})
