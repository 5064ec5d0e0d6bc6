import * as z from 'zod'
import {
  lotteryLimits,
  lotteryObstacles,
  lotteryStates,
  lotteryTurnedAway,
  lotteryTypes,
  ticketStates,
} from './lottery.words.ts'
import { id, timeText } from '../shapes/text.ts'

export const lotteryType = z.literal(Object.values(lotteryTypes))
export const lotteryState = z.literal(Object.values(lotteryStates))
export const ticketState = z.literal(Object.values(ticketStates))
/** A SHA-256, or 32 random bytes, in hexadecimal. */
export const hexHash = z.string().regex(/^[0-9a-f]{64}$/)

export const LotteryPrize = z.object({
  id,
  title: z.string(),
  imageUrl: z.string().nullable(),
  /** In yuan. */
  value: z.int(),
  count: z.int(),
  /** Remaining units of an instant prize. */
  left: z.int(),
  /** In millionths; null where a list is drawn. */
  odds: z.int().nullable(),
})
export type LotteryPrize = z.infer<typeof LotteryPrize>

export const LotteryCard = z.object({
  id,
  type: lotteryType,
  title: z.string(),
  state: lotteryState,
  startTime: timeText,
  endTime: timeText,
  drawTime: timeText.nullable(),
  imageUrl: z.string().nullable(),
  firstPrize: z.string(),
  prizeCount: z.int(),
  ticketCount: z.int(),
  coins: z.int(),
})
export type LotteryCard = z.infer<typeof LotteryCard>

export const LotteryCondition = z.object({
  key: z.enum(lotteryObstacles),
  text: z.string(),
  /** Null for a visitor. */
  isMet: z.boolean().nullable(),
})

/** The lottery from the viewer's point of view. */
export const LotteryViewer = z.object({
  /** The member's code in the published list; null for a visitor. */
  code: z.string().nullable(),
  obstacle: z.enum(lotteryObstacles).nullable(),
  obstacleText: z.string(),
  /** Remaining tickets of today, and in all. */
  leftToday: z.int(),
  left: z.int(),
  /** The member's available coins. */
  coins: z.int(),
  /** Whether a known birthday proves the age, so that no declaration is required. */
  isAdult: z.boolean(),
  /** The first numbers of the member's tickets in a list. */
  numbers: z.array(z.int()),
})
export type LotteryViewer = z.infer<typeof LotteryViewer>

/** A draw from a list, or a day of instant tickets. */
export const LotteryRound = z.object({
  round: z.int(),
  startTime: timeText,
  endTime: timeText,
  /** SHA-256 of the seed. */
  commit: hexHash,
  /** In base64url; null until it is revealed. */
  seed: z.string().nullable(),
  /** The last hash of the chain. */
  head: hexHash,
  count: z.int(),
})
export type LotteryRound = z.infer<typeof LotteryRound>

export const LotteryDetail = LotteryCard.extend({
  conditions: z.array(LotteryCondition),
  perDay: z.int(),
  perTotal: z.int(),
  claimDays: z.int(),
  rules: z.string(),
  contact: z.string(),
  activity: z.object({ id, title: z.string() }).nullable(),
  /** A questionnaire that has to be answered first. */
  questionnaire: z.object({ id, title: z.string() }).nullable(),
  prizes: z.array(LotteryPrize),
  /** Where the public value comes from; empty where the rules name no source. */
  publicSource: z.string(),
  publicValue: z.string().nullable(),
  publicTime: timeText.nullable(),
  drawnTime: timeText.nullable(),
  claimEnd: timeText.nullable(),
  cancelReason: z.string(),
  /** Tickets that staff excluded before the draw, by reason. */
  excluded: z.array(z.object({ reason: z.string(), count: z.int() })),
  /** Number of people turned away by each condition. */
  turnedAway: z.array(z.object({ key: z.enum(lotteryTurnedAway), count: z.int() })),
  rounds: z.array(LotteryRound).max(lotteryLimits.days),
  viewer: LotteryViewer,
})
export type LotteryDetail = z.infer<typeof LotteryDetail>

/** A published ticket. */
export const PublicTicket = z.object({
  id,
  round: z.int(),
  number: z.int(),
  code: z.string(),
  /** With the middle masked. */
  name: z.string(),
  /** Made by the member's browser. */
  nonce: hexHash,
  hash: hexHash,
  isExcluded: z.boolean(),
  /** Index of the prize; null: none. For a list, set by the draw. */
  prize: z.int().nullable(),
  isClaimed: z.boolean(),
  isMine: z.boolean(),
})
export type PublicTicket = z.infer<typeof PublicTicket>

/** Proof for the member: nobody can deny later that the ticket was in the list. */
export const TicketReceipt = z.object({
  id,
  round: z.int(),
  number: z.int(),
  code: z.string(),
  nonce: hexHash,
  hash: hexHash,
  /** For an instant ticket. */
  prize: LotteryPrize.nullable(),
  viewer: LotteryViewer,
})
export type TicketReceipt = z.infer<typeof TicketReceipt>

export const OwnTicket = z.object({
  id,
  lotteryId: id,
  lotteryTitle: z.string(),
  lotteryType,
  number: z.int(),
  state: ticketState,
  createTime: timeText,
  prizeTitle: z.string().nullable(),
  imageUrl: z.string().nullable(),
  presentId: id.nullable(),
  /** The prize is sent, so the winner has to give an address. */
  needsAddress: z.boolean(),
  claimDeadline: timeText.nullable(),
  coins: z.int(),
})
export type OwnTicket = z.infer<typeof OwnTicket>
