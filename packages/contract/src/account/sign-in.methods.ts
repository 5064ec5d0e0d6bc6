import * as z from 'zod'
import { circleLimits } from '../circle/circle.words.ts'
import { body, method, writeBody } from '../wire/method.ts'
import { useType } from '../media/file-upload.service.ts'
import { areaCodes } from '../shapes/area.ts'
import { birthday, captchaCode, email, inviteCode, nickName, password, phone } from './identity.shapes.ts'
import { socialTicket, socialProvider } from '../social/social.shapes.ts'
import { id } from '../shapes/text.ts'
import { StoredUserInfo } from '../member/member.shapes.ts'
import { defaultPhotographyLevel } from './account.limits.ts'
import { maxChosenTopics } from '../member/member.limits.ts'

const agreementCheckBox = z.literal(true)
const puzzle = z.string().max(200).optional()

/** A phone number or an e-mail address; the ticket proves it. */
const provedContact = {
  phone: phone.optional(),
  email: email.optional(),
  /** Defaults to the proof in this browser's cookie. */
  verifyTicket: z.string().max(100).optional(),
}

export const signInMethods = {
  LoginByCode: method({
    summary: '手机验证码登录；未注册时返回 2003 和注册凭据；带社交凭据时先绑定再登录',
    access: 'public',
    limit: 'signIn',
    input: body({ phone, code: captchaCode, agreementCheckBox, socialTicket: socialTicket.optional() }),
    output: StoredUserInfo,
    errors: [
      'CaptchaWrong',
      'CaptchaVoid',
      'PhoneUnknown',
      'SignedOutElsewhere',
      'CoolingOff',
      'Banned',
      'SocialFailed',
      'SocialTaken',
      'SocialOther',
    ],
  }),
  LoginByEmailCode: method({
    summary: '邮箱验证码登录；未注册时返回 2003 和注册凭据',
    access: 'public',
    limit: 'signIn',
    input: body({ email, code: captchaCode, agreementCheckBox }),
    output: StoredUserInfo,
    errors: ['CaptchaWrong', 'CaptchaVoid', 'PhoneUnknown', 'SignedOutElsewhere', 'CoolingOff', 'Banned'],
  }),
  LoginBySocial: method({
    summary: '用微信、QQ 或微博的授权结果登录；还没有绑定账号时返回 2024',
    access: 'public',
    limit: 'signIn',
    input: body({ provider: socialProvider, accessToken: socialTicket, unionId: z.string().max(128) }),
    output: StoredUserInfo,
    errors: ['SocialFailed', 'SocialUnknown', 'SignedOutElsewhere', 'CoolingOff', 'Banned'],
  }),
  Register: method({
    summary: '注册账号并登录：手机或邮箱；带社交凭据时一并绑定，密码可稍后设置',
    access: 'public',
    limit: 'signIn',
    write: true,
    input: writeBody({
      ...provedContact,
      /** Required unless a social ticket is given. */
      password: password.optional(),
      socialTicket: socialTicket.optional(),
      nickName,
      agreementCheckBox,
      sex: z.int().min(0).max(2).default(0),
      birthday: birthday.optional(),
      area: areaCodes.default([]),
      photographyLevel: z.int().min(1).max(5).default(defaultPhotographyLevel),
      topicIds: z.array(z.string().max(40)).max(maxChosenTopics.atRegistration).default([]),
      /** Circles to join, or to apply to where applications are audited. One that cannot be joined is skipped. */
      followPGIds: z.array(id).max(circleLimits.atRegistration).default([]),
      inviteUserCode: inviteCode.optional(),
    }),
    output: StoredUserInfo,
    errors: [
      'TicketInvalid',
      'PhoneTaken',
      'PhoneQuarantined',
      'EmailTaken',
      'EmailRefused',
      'NickNameTaken',
      'NickNameRefused',
      'NickNameContact',
      'PasswordRefused',
      'PasswordTelling',
      'SocialFailed',
      'SocialTaken',
      'UnderAge',
      'ContentNotFound',
      'InviteCodeWrong',
      'RegisterLimit',
    ],
  }),
  CheckRegistration: method({
    summary: '验证码通过后，核对手机号或邮箱、密码和所在网络现在能否注册；什么也不写入，凭据仍然有效',
    access: 'public',
    limit: 'read',
    input: body({
      ...provedContact,
      /** Absent until a password has been chosen. */
      password: password.optional(),
    }),
    output: z.null(),
    errors: [
      'TicketInvalid',
      'PhoneTaken',
      'PhoneQuarantined',
      'EmailTaken',
      'PasswordRefused',
      'PasswordTelling',
      'RegisterLimit',
    ],
  }),
  ExistPhone: method({
    summary: '手机号是否已注册',
    access: 'public',
    read: true,
    limit: 'exist',
    input: body({ phone, puzzle }),
    output: z.object({ exist: z.boolean() }),
    errors: ['PuzzleNeeded'],
  }),
  ExistEmail: method({
    summary: '邮箱是否已注册',
    access: 'public',
    read: true,
    limit: 'exist',
    input: body({ email, puzzle }),
    output: z.object({ exist: z.boolean() }),
    errors: ['PuzzleNeeded', 'EmailRefused'],
  }),
  ExistNickName: method({
    summary: '昵称是否可用',
    access: 'public',
    read: true,
    limit: 'search',
    input: body({ nickName }),
    output: z.object({ exist: z.boolean() }),
    errors: ['NickNameRefused', 'NickNameContact'],
  }),
  ResetPassword: method({
    summary: '忘记密码后设置新密码：手机或邮箱；所有会话结束',
    access: 'public',
    limit: 'signIn',
    write: true,
    input: writeBody({
      ...provedContact,
      newPassword: password,
    }),
    output: z.null(),
    errors: ['TicketInvalid', 'PasswordRefused', 'PasswordTelling', 'PasswordUsedBefore'],
  }),
  RefreshToken: method({
    summary: '续期会话，得到新的凭据',
    access: 'member',
    limit: 'signIn',
    admitsSupersededToken: true,
    input: body({}),
    output: StoredUserInfo,
    errors: ['TokenInvalid'],
  }),
  GetUploadTicket: method({
    summary: '取得一次性上传凭据：以用户 id 和它登录文件服务器',
    access: 'member',
    limit: 'upload',
    input: body({
      useType,
      /** Largest allowed file in bytes. */
      size: z
        .int()
        .min(1)
        .max(80 * 1024 * 1024),
    }),
    output: z.object({ account: id, password: z.string(), expiresAt: z.int() }),
    errors: [],
  }),
  RemoveToken: method({
    summary: '结束当前会话',
    access: 'member',
    endsSession: true,
    input: body({}),
    output: z.null(),
    errors: [],
  }),
  Logout: method({
    summary: '退出登录',
    access: 'member',
    endsSession: true,
    input: body({}),
    output: z.null(),
    errors: [],
  }),
} as const
