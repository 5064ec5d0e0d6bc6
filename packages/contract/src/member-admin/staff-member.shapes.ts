import * as z from 'zod'
import { id, timeText } from '../shapes/text.ts'

/** States of an account. */
export const memberStates = { active: 1, banned: 2, erased: 3 } as const
const memberState = z.literal(Object.values(memberStates))
/** What the list of members is filtered by: a state, or who is muted now. */
export const memberFilterStates = { ...memberStates, muted: 4 } as const

/** Begin of the nickname that replaces one that does not fit; random characters follow. */
export const neutralNickName = '影友'

/** A member as lists of staff show them: contacts are masked. */
export const MemberRow = z.object({
  id,
  nickName: z.string(),
  headPicUrl: z.string(),
  level: z.int(),
  status: memberState,
  /** The end of a mute; null for a member who is not muted now. */
  mutedUntil: timeText.nullable(),
  /** When the account will be erased; null unless its member requested that. */
  eraseTime: timeText.nullable(),
  phoneMasked: z.string().nullable(),
  emailMasked: z.string().nullable(),
  publishCount: z.int(),
  fansCount: z.int(),
  registerTime: timeText,
})
export type MemberRow = z.infer<typeof MemberRow>

/** Parts of a profile that staff replace by neutral ones. */
export const profileParts = ['avatar', 'nickName', 'introduction'] as const
export const profilePart = z.enum(profileParts)
export type ProfilePart = z.infer<typeof profilePart>

/** Personal data that staff see masked. */
export const personalFields = ['phone', 'email', 'userName', 'addresses', 'clubCard'] as const
export const personalField = z.enum(personalFields)
export type PersonalField = z.infer<typeof personalField>

/** Everything about one member on one page; personal data is masked. */
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
  /** Nicknames at providers that are bound. */
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
  /** For `ResetProfile`: refused when the member or somebody else changed the profile meanwhile. */
  profileVersion: z.string(),
})
export type MemberCard = z.infer<typeof MemberCard>

/** A sign-in; one that has ended says how. */
export const MemberSession = z.object({
  id,
  device: z.string(),
  region: z.string(),
  createTime: timeText,
  lastUseTime: timeText,
  isLive: z.boolean(),
  /** `logout`, `replaced`, `revoked`, `banned`, `reuse`; empty for one that is live or ran out. */
  endReason: z.string(),
})
export type MemberSession = z.infer<typeof MemberSession>

/** A report by a member, or of one. */
export const MemberReport = z.object({
  id,
  reporterId: id,
  reporterName: z.string(),
  /** A value of `reportTypes`. */
  reportType: z.int(),
  targetId: id,
  reason: z.string(),
  text: z.string(),
  /** 1 waits, 2 upheld, 3 dismissed. */
  status: z.int(),
  createTime: timeText,
  decideTime: timeText.nullable(),
})
export type MemberReport = z.infer<typeof MemberReport>
