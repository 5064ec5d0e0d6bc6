import * as z from 'zod'
import { lotteryFieldSentences, lotteryLimits } from './lottery.words.ts'
import { lotteryState, lotteryType, ticketState } from './lottery.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const limits = lotteryLimits
const whole = (min: number, max: number) =>
  z.int('请填写整数').min(min, `最少 ${min}`).max(max, `最多 ${max}`)

export const lotteryPrizeField = z.object({
  giftId: id,
  count: whole(1, limits.prizeCount),
  /** In millionths, for instant lotteries; otherwise 0. */
  odds: whole(0, 1_000_000).default(0),
})

/** Fields of a lottery. Nothing can be changed after its publication. */
export const lotteryFields = {
  type: lotteryType,
  title: memberText(limits.title.min, limits.title.max),
  startTime: timeText,
  endTime: timeText,
  drawTime: timeText.nullable(),
  activityId: id.nullable(),
  questionnaireId: id.nullable().default(null),
  minLevel: whole(1, 10),
  ownersOnly: z.boolean(),
  /** Models of which a member must own one; empty: any product. */
  productIds: z.array(id).max(limits.models).default([]),
  minDays: whole(0, limits.accountDays),
  needsCheckIn: z.boolean(),
  coins: whole(0, limits.coins),
  perDay: whole(1, limits.perDay),
  perTotal: whole(1, limits.perTotal),
  claimDays: whole(limits.claimDays.min, limits.claimDays.max),
  rules: memberText(limits.rules.min, limits.rules.max),
  contact: memberText(limits.contact.min, limits.contact.max),
  publicSource: memberText(0, limits.publicSource),
  prizes: z
    .array(lotteryPrizeField)
    .min(1, lotteryFieldSentences.prizes)
    .max(limits.prizes, `最多 ${limits.prizes} 个`),
}

export const StaffLotteryItem = z.object({
  id,
  type: lotteryType,
  title: z.string(),
  state: lotteryState,
  startTime: timeText,
  endTime: timeText,
  drawTime: timeText.nullable(),
  tickets: z.int(),
  members: z.int(),
  prizes: z.int(),
  /** It waits for a public value, or for another staff member to confirm the entered one. */
  waitsFor: z.enum(['value', 'confirmation']).nullable(),
  version: z.int(),
})
export type StaffLotteryItem = z.infer<typeof StaffLotteryItem>

export const StaffLotteryDetail = StaffLotteryItem.extend({
  activityId: id.nullable(),
  activityTitle: z.string(),
  questionnaireId: id.nullable(),
  questionnaireTitle: z.string(),
  minLevel: z.int(),
  ownersOnly: z.boolean(),
  models: z.array(z.object({ productId: id, name: z.string() })),
  minDays: z.int(),
  needsCheckIn: z.boolean(),
  coins: z.int(),
  perDay: z.int(),
  perTotal: z.int(),
  claimDays: z.int(),
  rules: z.string(),
  contact: z.string(),
  publicSource: z.string(),
  publicValue: z.string().nullable(),
  /** Who entered the value, and who confirmed it. */
  valueBy: z.string(),
  confirmedBy: z.string(),
  /** The caller entered it. */
  isOwnValue: z.boolean(),
  drawnTime: timeText.nullable(),
  cancelReason: z.string(),
  /** Coins paid, and coins refunded. */
  paid: z.int(),
  refunded: z.int(),
  prizeRows: z.array(
    z.object({
      giftId: id,
      title: z.string(),
      value: z.int(),
      count: z.int(),
      odds: z.int(),
      given: z.int(),
    }),
  ),
  commits: z.array(z.string()),
})
export type StaffLotteryDetail = z.infer<typeof StaffLotteryDetail>

/** A ticket in the log of draws. */
export const StaffTicketItem = z.object({
  id,
  round: z.int(),
  number: z.int(),
  memberId: id.nullable(),
  nickName: z.string(),
  createTime: timeText,
  state: ticketState,
  prizeTitle: z.string(),
  /** Participants of this lottery with the same address, and with the same device. */
  sameAddress: z.int(),
  sameDevice: z.int(),
  coins: z.int(),
  excludeReason: z.string(),
})
export type StaffTicketItem = z.infer<typeof StaffTicketItem>

/** A member's account that belongs to a member of staff. */
export const StaffBarredMember = z.object({
  id,
  nickName: z.string(),
  reason: z.string(),
  addedBy: z.string(),
  createTime: timeText,
})
export type StaffBarredMember = z.infer<typeof StaffBarredMember>
