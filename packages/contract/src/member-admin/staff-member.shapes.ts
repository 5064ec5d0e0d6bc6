import * as z from 'zod'
import { id, timeText } from '../shapes/text.ts'

/** States of an account. */
export const memberStates = { active: 1, banned: 2, erased: 3 } as const
const memberState = z.literal(Object.values(memberStates))
/** Filters of the list of members: a state, or muted now. */
export const memberFilterStates = { ...memberStates, muted: 4 } as const

/** Start of the nickname that replaces an unsuitable one; random characters follow. */
export const neutralNickName = '影友'

/** A member in lists of staff; contacts are masked. */
export const MemberRow = z.object({
  id,
  nickName: z.string(),
  headPicUrl: z.string(),
  level: z.int(),
  status: memberState,
  /** The end of a mute; null for a member who is not muted now. */
  mutedUntil: timeText.nullable(),
  /** When the account will be erased; null unless the member requested it. */
  eraseTime: timeText.nullable(),
  phoneMasked: z.string().nullable(),
  emailMasked: z.string().nullable(),
  publishCount: z.int(),
  fansCount: z.int(),
  registerTime: timeText,
})
export type MemberRow = z.infer<typeof MemberRow>

/** Parts of a profile that staff can replace with neutral ones. */
export const profileParts = ['avatar', 'nickName', 'introduction'] as const
export const profilePart = z.enum(profileParts)
export type ProfilePart = z.infer<typeof profilePart>

/** Personal data that staff see masked. */
export const personalFields = ['phone', 'email', 'userName', 'addresses', 'clubCard'] as const
export const personalField = z.enum(personalFields)
export type PersonalField = z.infer<typeof personalField>

/** Everything about a member on one page; personal data are masked. */
export const MemberCard = MemberRow.extend({
  introduction: z.string(),
  backgroundUrl: z.string().nullable(),
  area: z.string(),
  ipRegion: z.string(),
  exp: z.int(),
  coins: z.int(),
  /** 1 member, 2 owner of a registered product. */
  userType: z.int(),
  followCount: z.int(),
  likeReceivedCount: z.int(),
  hasUserName: z.boolean(),
  hasPassword: z.boolean(),
  /** The nickname at each bound provider. */
  social: z.object({
    wx: z.string().nullable(),
    qq: z.string().nullable(),
    weibo: z.string().nullable(),
  }),
  addresses: z.array(z.object({ id, receiver: z.string(), phone: z.string(), place: z.string() })),
  /** Null without a club card. */
  clubCard: z.object({ cardMasked: z.string(), state: z.int() }).nullable(),
  /** Open reports of this member. */
  openReportCount: z.int(),
  /** For `ResetProfile`, which is refused when anybody changed the profile meanwhile. */
  profileVersion: z.string(),
})
export type MemberCard = z.infer<typeof MemberCard>

/** A sign-in, with how it ended. */
export const MemberSession = z.object({
  id,
  device: z.string(),
  region: z.string(),
  createTime: timeText,
  lastUseTime: timeText,
  isLive: z.boolean(),
  /** `logout`, `replaced`, `revoked`, `banned`, `reuse`; empty if it is live or expired. */
  endReason: z.string(),
})
export type MemberSession = z.infer<typeof MemberSession>

/** A report by or of a member. */
export const MemberReport = z.object({
  id,
  reporterId: id,
  reporterName: z.string(),
  /** A value of `reportTypes`. */
  reportType: z.int(),
  targetId: id,
  reason: z.string(),
  text: z.string(),
  /** 1 open, 2 upheld, 3 dismissed. */
  status: z.int(),
  createTime: timeText,
  decideTime: timeText.nullable(),
})
export type MemberReport = z.infer<typeof MemberReport>
