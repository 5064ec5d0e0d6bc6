import * as z from 'zod'
import { id, timeText } from './text.ts'

/** 0 none, 1 I follow them, 2 mutual. */
export const followState = z.union([z.literal(0), z.literal(1), z.literal(2)])
export type FollowState = z.infer<typeof followState>

/** A person as every list shows them. */
export const UserBrief = z.object({
  userId: id,
  nickName: z.string(),
  headPicUrl: z.string(),
  /** Icon name of a checked category (认证摄影师, 官方账号 …), or null. */
  userCategoryIcon: z.string().nullable(),
  usedFrameId: z.string().nullable(),
  usedFrameSrc: z.string().nullable(),
  /** 1–10; shown as an f-stop. */
  level: z.int().min(1).max(10),
  userLevelIcon: z.string().nullable(),
  usedAchievementSrc: z.string().nullable(),
  followState,
})
export type UserBrief = z.infer<typeof UserBrief>

/** What a browser keeps of its own session. `signKey` signs requests; the companion cookie binds both. */
export const StoredUserInfo = z.object({
  id,
  nickName: z.string(),
  userToken: z.string(),
  userTokenExpireTime: timeText,
  /** The same instant in epoch milliseconds, independent of the browser's zone. */
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

/** Head of a person's page with counts. */
export const UserHome = UserBrief.extend({
  introduction: z.string(),
  backgroundUrl: z.string().nullable(),
  /** Province and city as text; empty when private. */
  area: z.string(),
  photographyLevel: z.int().min(1).max(5),
  registerTime: timeText,
  isSelf: z.boolean(),
  counts: z.object({
    publish: z.int(),
    follow: z.int(),
    fans: z.int(),
    like: z.int(),
    collect: z.int(),
  }),
})
export type UserHome = z.infer<typeof UserHome>

/** The signed-in member's own data, for the shell and the settings. */
export const OwnInfo = UserBrief.extend({
  introduction: z.string(),
  sex: z.int().min(0).max(2),
  birthday: z.string().nullable(),
  area: z.string(),
  photographyLevel: z.int().min(1).max(5),
  /** `138****8000`, or null when only an e-mail is bound. */
  phoneMasked: z.string().nullable(),
  exp: z.int(),
  /** Experience still missing to the next level; 0 at the last one. */
  expToNext: z.int(),
  coins: z.int(),
  publishCount: z.int(),
})
export type OwnInfo = z.infer<typeof OwnInfo>

/** Body of `POST /api/Login/login`: a member's phone and password, or a member's id and an upload ticket. */
export const LoginInput = z.strictObject({
  account: z.string().min(1).max(64),
  password: z.string().min(1).max(512),
  puzzle: z.string().max(200).optional(),
})
export type LoginInput = z.infer<typeof LoginInput>

/**
 * Answer of `POST /api/Login/login`. `Session`: the token of the stored user info, which comes with it.
 * `Bearer`: a token for the file host that does nothing but upload.
 */
export const LoginAnswer = z.object({
  token: z.string(),
  tokenType: z.enum(['Session', 'Bearer']),
  userInfo: StoredUserInfo.nullable(),
})
export type LoginAnswer = z.infer<typeof LoginAnswer>
