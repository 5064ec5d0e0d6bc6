import * as z from 'zod'
import { ParcelAddress } from '../shapes/shipment.ts'
import { giftKinds, giftLimits, grantedSources, replacementStates, ruledSources } from './present.words.ts'
import { giftKind, PresentOption, presentSource, presentState, presentType } from './present.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const { value, coins, options, option, claimDays } = giftLimits

export const giftOption = z
  .object({
    title: memberText(1, option),
    kind: giftKind,
    coins: z.int('金币是整数').min(0).max(coins).default(0),
  })
  .refine((one) => (one.kind === giftKinds.virtual) === one.coins > 0, {
    path: ['coins'],
    message: '虚拟礼品要写明多少金币，实物不写',
  })

/** Fields of a gift. Presents already made from it do not change. */
export const giftFields = {
  presentType,
  title: memberText(2, giftLimits.title),
  detail: memberText(0, giftLimits.detail),
  value: z.int('整数，单位元').min(0).max(value, `最多 ${value} 元`),
  options: z.array(giftOption).min(1, '至少一种').max(options, `最多 ${options} 种`),
  exchangeCoins: z.int('金币是整数').min(1, '至少 1 金币').max(coins).nullable(),
  claimDays: z.int('整数天').min(1, '至少 1 天').max(claimDays, `最多 ${claimDays} 天`),
  isOpen: z.boolean(),
  /** In their order on the page: ids of uploads, and keys of present pictures. */
  pictures: z.array(z.string().max(200)).max(giftLimits.pictures, `最多 ${giftLimits.pictures} 张`),
}

/** A template of presents. */
export const StaffGiftItem = z.object({
  id,
  presentType,
  title: z.string(),
  detail: z.string(),
  value: z.int(),
  options: z.array(PresentOption),
  exchangeCoins: z.int().nullable(),
  claimDays: z.int(),
  isOpen: z.boolean(),
  coverUrl: z.string().nullable(),
  pictures: z.array(z.object({ key: z.string(), url: z.string() })),
  createTime: timeText,
  version: z.int(),
})
export type StaffGiftItem = z.infer<typeof StaffGiftItem>

export const giftRuleFields = {
  source: z.literal(ruledSources),
  /** The level reached; null for other sources. */
  level: z.int().min(2, '从 Lv.2 起').max(10, '到 Lv.10 为止').nullable(),
  giftId: id,
  isOpen: z.boolean(),
  /** For a level: given again each year. */
  isYearly: z.boolean().default(false),
}

/** A rule that gives presents automatically. */
export const StaffGiftRuleItem = z.object({
  id,
  source: presentSource,
  level: z.int().nullable(),
  giftId: id,
  giftTitle: z.string(),
  isOpen: z.boolean(),
  /** Given again each year, for a level. */
  isYearly: z.boolean(),
  version: z.int(),
})
export type StaffGiftRuleItem = z.infer<typeof StaffGiftRuleItem>

export const grantFields = {
  giftId: id,
  source: z.literal(grantedSources),
  /** The members read it. */
  memo: memberText(0, giftLimits.memo),
}

/** A grant by staff, to one member or a list. */
export const StaffGrantItem = z.object({
  id,
  giftId: id,
  giftTitle: z.string(),
  source: presentSource,
  memberCount: z.int(),
  /** The first members of the list. */
  nickNames: z.array(z.string()),
  /** Sum in yuan. */
  value: z.int(),
  /** Sum of the coins that can be taken instead. */
  coins: z.int(),
  memo: z.string(),
  reason: z.string(),
  requesterName: z.string(),
  isOwn: z.boolean(),
  state: z.enum(['waiting', 'approved', 'refused', 'expired']),
  /** Null while it is open, and where no second person was needed. */
  deciderName: z.string().nullable(),
  decisionReason: z.string(),
  createTime: timeText,
  expireTime: timeText,
})
export type StaffGrantItem = z.infer<typeof StaffGrantItem>

export const StaffPresentItem = z.object({
  id,
  number: z.string(),
  memberId: id,
  nickName: z.string(),
  giftId: id,
  title: z.string(),
  /** The chosen option; empty before. */
  option: z.string(),
  presentType,
  source: presentSource,
  state: presentState,
  value: z.int(),
  /** Masked. */
  address: ParcelAddress.nullable(),
  carrier: z.string(),
  trackingNumber: z.string(),
  memo: z.string(),
  grantTime: timeText,
  claimDeadline: timeText,
  shippedTime: timeText.nullable(),
  endTime: timeText.nullable(),
  /** The last offer in its place. */
  replacement: z.object({ title: z.string(), state: z.literal(Object.values(replacementStates)) }).nullable(),
  version: z.int(),
})
export type StaffPresentItem = z.infer<typeof StaffPresentItem>
