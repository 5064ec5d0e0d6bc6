import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { inviteCode } from '../account/identity.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { UserBrief, UserHome } from './member.shapes.ts'

/** 1 registered, 2 reached the goal, 3 lapsed. */
export const Referral = z.object({
  userId: id,
  nickName: z.string(),
  headPicUrl: z.string(),
  registerTime: timeText,
  state: z.int().min(1).max(3),
  /** The reward as a sentence; empty until it is earned. */
  reward: z.string(),
  /** Staff withhold the rewards. */
  isWithheld: z.boolean(),
})
export type Referral = z.infer<typeof Referral>

export const peopleMethods = {
  GetUserHome: method({
    summary: '个人主页头部与数量',
    access: 'public',
    read: true,
    input: body({ userId: id }),
    output: UserHome,
    errors: ['ContentNotFound'],
  }),
  GetOtherUserInfo: method({
    summary: '他人资料；loginUserId 若给出必须是自己',
    access: 'public',
    read: true,
    input: body({ userId: id, loginUserId: id.optional() }),
    output: UserHome,
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  Search: method({
    summary: '按昵称找人',
    access: 'public',
    read: true,
    limit: 'search',
    input: body({ keyword: memberText(1, 50), ...pageInput }),
    output: pageOf(UserBrief),
    errors: ['TokenInvalid'],
  }),
  GetUserReferList: method({
    summary: '我的邀请',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(Referral),
    errors: [],
  }),
  GetInviter: method({
    summary: '邀请码是谁的',
    access: 'public',
    limit: 'search',
    input: body({ inviteUserCode: inviteCode }),
    output: z.object({ nickName: z.string() }),
    errors: ['InviteCodeWrong'],
  }),
  GetLatestNotice: method({
    summary: '未读通知数',
    access: 'member',
    read: true,
    input: body({ userId: id.optional() }),
    output: z.int(),
    errors: ['Forbidden'],
  }),
  Block: method({
    summary: '拉黑：互不可见，并取消双方关注',
    access: 'member',
    limit: 'follow',
    write: true,
    input: writeBody({ userId: id }),
    output: z.null(),
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'BlockLimit'],
  }),
  Unblock: method({
    summary: '取消拉黑',
    access: 'member',
    limit: 'follow',
    write: true,
    input: writeBody({ userId: id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  GetBlockList: method({
    summary: '我拉黑的人',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(UserBrief),
    errors: [],
  }),
} as const
