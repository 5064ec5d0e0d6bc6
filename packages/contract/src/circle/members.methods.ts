import * as z from 'zod'
import { circleLimits, circleMuteDays, quitPosts } from './circle.words.ts'
import { body, method, writeBody } from '../wire/method.ts'
import {
  CircleActDone,
  CircleApplication,
  CircleInvitation,
  CircleJoin,
  CircleMember,
  circleNote,
  circleReason,
  circleRole,
} from './circle.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id, memberText, timeText } from '../shapes/text.ts'

const joinErrors = [
  'TokenInvalid',
  'ContentNotFound',
  'PhoneNotBound',
  'CircleClosed',
  'CircleFull',
  'CircleJoinLimit',
  'CircleInviteOnly',
  'CircleWait',
  'CircleBlackListed',
] as const

const teamErrors = ['ContentNotFound', 'Forbidden', 'NotAllowedOnSelf', 'NotAllowedNow'] as const

export const circleMemberMethods = {
  MemberApply: method({
    summary: '加入圈子；需要审核的写申请理由，回答圈主的问题',
    access: 'member',
    limit: 'follow',
    write: true,
    closedToMuted: ['reason'],
    input: writeBody({
      id,
      /** 5–100 characters where applications are audited. */
      reason: z.union([z.literal(''), circleReason]).default(''),
      answer: memberText(0, circleLimits.answer).default(''),
    }),
    output: z.object({ join: CircleJoin, memberCount: z.int() }),
    errors: [...joinErrors, 'ContentRefused', 'BadInput'],
  }),
  CancelApply: method({
    summary: '撤回入圈申请',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.object({ join: CircleJoin }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetApplications: method({
    summary: '等待审核的入圈申请，早的在前，附申请人的等级、作品、勋章和共同的圈子',
    access: 'member',
    read: true,
    input: body({ ...pageInput, id }),
    output: pageOf(CircleApplication),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  MemberAudit: method({
    summary: '通过或拒绝入圈申请，可以一次多位；拒绝后 10 秒内可以撤销',
    access: 'member',
    write: true,
    input: writeBody({
      id,
      userIds: z.array(id).min(1).max(circleLimits.audited),
      pass: z.boolean(),
      /** Shown to refused applicants. */
      reason: circleNote.default(''),
    }),
    output: z.object({
      /** Members whose application was decided; the others were decided by another person or withdrew. */
      userIds: z.array(id),
      /** Accepted applicants who have reached their limit of circles. */
      atLimit: z.array(id),
      /** Null where nobody was refused. */
      logId: id.nullable(),
      memberCount: z.int(),
      waitingCount: z.int(),
    }),
    errors: ['ContentNotFound', 'Forbidden', 'CircleClosed', 'CircleFull', 'ContentRefused'],
  }),
  MemberRoleAdjust: method({
    summary: '调整成员的角色，一位或多位：2 管理员 3 嘉宾 4 成员',
    access: 'member',
    write: true,
    input: writeBody({
      id,
      userId: id.optional(),
      userIds: z.array(id).min(1).max(circleLimits.guests).optional(),
      role: circleRole,
    }),
    output: z.object({ items: z.array(CircleMember) }),
    errors: [...teamErrors, 'CircleClosed', 'CircleRoleFull', 'BadInput'],
  }),
  RemoveMember: method({
    summary: '移出成员，10 秒内可以撤销；对方 30 天后可以再申请',
    access: 'member',
    write: true,
    input: writeBody({
      id,
      userId: id,
      note: circleNote.default(''),
      /** Also puts them on the blacklist. */
      blackList: z.boolean().default(false),
    }),
    output: CircleActDone,
    errors: [...teamErrors, 'ContentRefused'],
  }),
  RestoreMember: method({
    summary: '请回被移出的成员，或移出黑名单',
    access: 'member',
    write: true,
    input: writeBody({ id, userId: id }),
    output: z.object({ memberStatus: z.int() }),
    errors: [...teamErrors, 'CircleFull', 'CircleClosed'],
  }),
  SetBlackList: method({
    summary: '把没有加入的人放进黑名单，不能再申请',
    access: 'member',
    write: true,
    input: writeBody({ id, userId: id, note: circleNote.default('') }),
    output: CircleActDone,
    errors: [...teamErrors, 'ContentRefused'],
  }),
  Mute: method({
    summary: '在圈子里禁言 1、7 或 30 天，0 为解除；10 秒内可以撤销',
    access: 'member',
    write: true,
    input: writeBody({
      id,
      userId: id,
      days: z.literal(circleMuteDays),
      note: circleNote.default(''),
    }),
    output: z.object({ logId: id, mutedUntil: timeText.nullable() }),
    errors: [...teamErrors, 'ContentRefused'],
  }),
  Quit: method({
    summary: '退出圈子，自己在圈里的作品留下或带走',
    access: 'member',
    write: true,
    input: writeBody({ id, posts: z.enum(quitPosts) }),
    output: z.null(),
    errors: ['ContentNotFound', 'CircleOwnerStays', 'NotAllowedNow'],
  }),
  SetQuiet: method({
    summary: '静音圈子：不退出，但「关注」里不再出现它的作品，也不收它的公告通知',
    access: 'member',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ quiet: z.boolean() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Invite: method({
    summary: '邀请影友加入，每天最多 20 位',
    access: 'member',
    limit: 'follow',
    write: true,
    closedToMuted: true,
    input: writeBody({ id, userIds: z.array(id).min(1).max(circleLimits.invitesPerDay) }),
    output: z.object({
      /** Members who received an invitation. */
      userIds: z.array(id),
    }),
    errors: [
      'TokenInvalid',
      'ContentNotFound',
      'Forbidden',
      'CircleClosed',
      'CircleInviteLimit',
      'CircleMuted',
    ],
  }),
  GetInvitations: method({
    summary: '我收到的圈子邀请，新的在前',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(CircleInvitation),
    errors: [],
  }),
  InviteAccept: method({
    summary: '接受圈子邀请；邀请人不是管理员而圈子需要审核的，进入待审核',
    access: 'member',
    write: true,
    input: writeBody({ invitationId: id }),
    output: z.object({ id, join: CircleJoin, memberCount: z.int() }),
    errors: joinErrors,
  }),
  InviteRefuse: method({
    summary: '谢绝圈子邀请',
    access: 'member',
    write: true,
    input: writeBody({ invitationId: id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
}
