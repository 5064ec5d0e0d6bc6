import * as z from 'zod'
import { id, timeText } from '../shapes/text.ts'

/** 0 none, 1 I follow them, 2 mutual. */
export const followState = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type FollowState = z.infer<typeof followState>

/** A person in a list. */
export const UserBrief = z.object({
  userId: id,
  nickName: z.string(),
  headPicUrl: z.string(),
  /** Icon of a verified category (认证摄影师, 官方账号 …), or null. */
  userCategoryIcon: z.string().nullable(),
  usedFrameId: z.string().nullable(),
  usedFrameSrc: z.string().nullable(),
  /** 1–10; shown as an f-stop. */
  level: z.int().min(1).max(10),
  userLevelIcon: z.string().nullable(),
  /** The medal they wear; the picture's text has its name and metal. */
  usedAchievementSrc: z.string().nullable(),
  usedAchievementTitle: z.string().nullable(),
  followState,
})
export type UserBrief = z.infer<typeof UserBrief>

/**
 * What a browser stores of its session. `signKey` signs requests; the companion cookie binds the session to the
 * browser.
 */
export const StoredUserInfo = z.object({
  id,
  nickName: z.string(),
  userToken: z.string(),
  userTokenExpireTime: timeText,
  /** The same instant in epoch milliseconds, independent of the browser's time zone. */
  userTokenExpireAt: z.int(),
  signKey: z.string(),
  headPicUrl: z.string(),
  usedFrameSrc: z.string().nullable(),
  usedFrameId: z.string().nullable(),
  userCategoryIcon: z.string().nullable(),
  usedAchievementSrc: z.string().nullable(),
  usedAchievementTitle: z.string().nullable(),
})
export type StoredUserInfo = z.infer<typeof StoredUserInfo>

/** Which parts of a profile others may see; true: 公开. */
export const Privacy = z.strictObject({
  sex: z.boolean(),
  birthday: z.boolean(),
  area: z.boolean(),
  photographyLevel: z.boolean(),
  follow: z.boolean(),
  fans: z.boolean(),
  like: z.boolean(),
  collect: z.boolean(),
})
export type Privacy = z.infer<typeof Privacy>

/** Which pop-ups of the site a member accepts. */
export const PopupAccept = z.strictObject({
  activity: z.boolean(),
  prize: z.boolean(),
  circle: z.boolean(),
  system: z.boolean(),
})
export type PopupAccept = z.infer<typeof PopupAccept>

/** Header of a person's page, with counts. */
export const UserHome = UserBrief.extend({
  introduction: z.string(),
  backgroundUrl: z.string().nullable(),
  /** Twice as wide, for dense screens; null where there is no background. */
  backgroundDenseUrl: z.string().nullable(),
  /** Province and city as text; empty when private. */
  area: z.string(),
  /** Province of the network address, updated once a day at most; empty while unknown. */
  ipRegion: z.string(),
  /** Null when private. */
  photographyLevel: z.int().min(1).max(5).nullable(),
  sex: z.int().min(0).max(2).nullable(),
  birthday: z.string().nullable(),
  /** 1 member, 2 owner of a registered product. */
  userType: z.int().min(1).max(2),
  registerTime: timeText,
  isSelf: z.boolean(),
  /** Whether the viewer blocked this person. */
  isBlocked: z.boolean(),
  /** Lists that this viewer may open. */
  opens: z.object({ follow: z.boolean(), fans: z.boolean(), like: z.boolean(), collect: z.boolean() }),
  counts: z.object({
    publish: z.int(),
    follow: z.int(),
    fans: z.int(),
    like: z.int(),
    collect: z.int(),
    /** Registered products. */
    product: z.int(),
    /** Medals won. */
    medal: z.int(),
    /** Circles joined. */
    circle: z.int(),
  }),
})
export type UserHome = z.infer<typeof UserHome>

/** The signed-in member's own data, for the shell and the settings. */
export const OwnInfo = UserBrief.extend({
  introduction: z.string(),
  sex: z.int().min(0).max(2),
  birthday: z.string().nullable(),
  /** Remaining changes of the birthday. */
  birthdayChangesLeft: z.int().min(0).max(2),
  area: z.string(),
  areaCodes: z.array(z.string()),
  ipRegion: z.string(),
  photographyLevel: z.int().min(1).max(5),
  backgroundUrl: z.string().nullable(),
  /** Twice as wide, for dense screens; null where there is no background. */
  backgroundDenseUrl: z.string().nullable(),
  userType: z.int().min(1).max(2),
  registerTime: timeText,
  /** When each can be changed again; null: now. */
  nextNickNameTime: timeText.nullable(),
  nextUserNameTime: timeText.nullable(),
  nextPhoneTime: timeText.nullable(),
  userName: z.string().nullable(),
  hasPassword: z.boolean(),
  /** Nickname at the provider, or null when not bound. */
  social: z.object({
    wx: z.string().nullable(),
    qq: z.string().nullable(),
    weibo: z.string().nullable(),
  }),
  privacy: Privacy,
  receiveSms: z.boolean(),
  /** Photographs may be used for study. */
  allowStudy: z.boolean(),
  popupAccept: PopupAccept,
  inviteCode: z.string(),
  /** Terms with a new major version that the member has not accepted yet. */
  termsToAgree: z.array(z.int()),
  /** `z***@example.com`, or null. */
  emailMasked: z.string().nullable(),
  /** `138****8000`, or null when only an e-mail is bound. */
  phoneMasked: z.string().nullable(),
  /** The level whose permissions apply: below `level` where experience was taken back. */
  unlockLevel: z.int().min(1).max(10),
  /** The level before a rise that no page has shown yet; null: none. */
  risenFrom: z.int().min(1).max(10).nullable(),
  exp: z.int(),
  /** Missing experience for the next level; 0 at the last one. */
  expToNext: z.int(),
  coins: z.int(),
  publishCount: z.int(),
  followCount: z.int(),
  fansCount: z.int(),
})
export type OwnInfo = z.infer<typeof OwnInfo>

/**
 * Body of `POST /api/Login/login`: a member's phone, e-mail or user name and password, or a member's id and an upload
 * ticket.
 */
export const LoginInput = z.strictObject({
  account: z.string().min(1).max(254),
  password: z.string().min(1).max(512),
  puzzle: z.string().max(200).optional(),
})
export type LoginInput = z.infer<typeof LoginInput>

/**
 * Result of `POST /api/Login/login`. `Session`: the token of the stored user info, which comes with it. `Bearer`: a
 * token for the file host that permits uploads only.
 */
export const LoginResponse = z.object({
  token: z.string(),
  tokenType: z.enum(['Session', 'Bearer']),
  userInfo: StoredUserInfo.nullable(),
})
export type LoginResponse = z.infer<typeof LoginResponse>
