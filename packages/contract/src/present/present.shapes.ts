import * as z from 'zod'
import { ParcelAddress } from '../shapes/shipment.ts'
import { giftKinds, presentSources, presentStates, presentTypes } from './present.words.ts'
import { id, timeText } from '../shapes/text.ts'

export const presentState = z.literal(Object.values(presentStates))
export const presentSource = z.literal(Object.values(presentSources))
export const presentType = z.literal(Object.values(presentTypes))
export const giftKind = z.literal(Object.values(giftKinds))

/** A choice of a present. */
export const PresentOption = z.object({
  title: z.string(),
  kind: giftKind,
  /** Number of coins; 0 for anything else. */
  coins: z.int(),
})
export type PresentOption = z.infer<typeof PresentOption>

export const PresentItem = z.object({
  id,
  title: z.string(),
  presentType,
  source: presentSource,
  /** Of the chosen or only option; null while the choice is open. */
  kind: giftKind.nullable(),
  coverUrl: z.string().nullable(),
  state: presentState,
  grantTime: timeText,
  /** Deadline for the member to do what is missing. */
  claimDeadline: timeText,
  carrier: z.string(),
  trackingNumber: z.string(),
})
export type PresentItem = z.infer<typeof PresentItem>

/** A present that comes with a level. */
export const LevelGift = z.object({
  level: z.int(),
  title: z.string(),
  /** Given again each January to members who have the level then. */
  isYearly: z.boolean(),
})

/** What a prize was won for. */
export const PresentAward = z.object({
  event: z.string(),
  rank: z.string(),
  nickName: z.string(),
  /** Null where there is none, or where it is gone. */
  work: z.object({ title: z.string(), path: z.string(), coverUrl: z.string().nullable() }).nullable(),
})
export type PresentAward = z.infer<typeof PresentAward>

/** Offered by staff in place of a present that cannot be delivered. */
export const PresentReplacement = z.object({
  title: z.string(),
  value: z.int(),
  options: z.array(PresentOption),
  exchangeCoins: z.int().nullable(),
  reason: z.string(),
})
export type PresentReplacement = z.infer<typeof PresentReplacement>

export const PresentDetail = PresentItem.extend({
  number: z.string(),
  pictureUrls: z.array(z.string()),
  detail: z.string(),
  /** The reason in the words of staff. */
  memo: z.string(),
  /** In yuan; 0 without a price. */
  value: z.int(),
  options: z.array(PresentOption),
  /** Index in `options`. */
  chosen: z.int().nullable(),
  /** Coins that can be taken instead; null: none. */
  exchangeCoins: z.int().nullable(),
  address: ParcelAddress.nullable(),
  shippedTime: timeText.nullable(),
  /** When a shipped present counts as received. */
  completionTime: timeText.nullable(),
  endTime: timeText.nullable(),
  award: PresentAward.nullable(),
  /** Waits for the member's decision. */
  replacement: PresentReplacement.nullable(),
})
export type PresentDetail = z.infer<typeof PresentDetail>
