import * as z from 'zod'
import { body, method, service, writeBody } from '../method.ts'
import { useType } from './file-upload.ts'
import { captchaCode, nickName, password, phone } from '../shapes/identity.ts'
import { id, memberText } from '../shapes/text.ts'
import { OwnInfo, StoredUserInfo, UserHome } from '../shapes/user.ts'
import { defaultPhotographyLevel, textLimits } from '../limits.ts'

export const UserInfo = service('UserInfo', {
  LoginByCode: method({
    summary: '手机验证码登录；未注册时返回 2003 和注册凭据',
    access: 'public',
    limit: 'signIn',
    input: body({ phone, code: captchaCode, agreementCheckBox: z.literal(true) }),
    output: StoredUserInfo,
    errors: ['CaptchaWrong', 'PhoneUnknown', 'SignedOutElsewhere'],
  }),
  Register: method({
    summary: '注册账号并登录',
    access: 'public',
    limit: 'signIn',
    write: true,
    input: writeBody({
      phone,
      verifyTicket: z.string().max(100),
      password,
      nickName,
      agreementCheckBox: z.literal(true),
      sex: z.int().min(0).max(2).default(0),
      photographyLevel: z.int().min(1).max(5).default(defaultPhotographyLevel),
    }),
    output: StoredUserInfo,
    errors: ['TicketInvalid', 'PhoneTaken', 'NickNameTaken', 'NickNameRefused', 'PasswordRefused'],
  }),
  ExistPhone: method({
    summary: '手机号是否已注册',
    access: 'public',
    limit: 'exist',
    input: body({ phone, puzzle: z.string().max(200).optional() }),
    output: z.object({ exist: z.boolean() }),
    errors: ['PuzzleNeeded'],
  }),
  ExistNickName: method({
    summary: '昵称是否可用',
    access: 'public',
    limit: 'search',
    input: body({ nickName }),
    output: z.object({ exist: z.boolean() }),
    errors: ['NickNameRefused'],
  }),
  Get: method({
    summary: '我的资料',
    access: 'member',
    input: body({}),
    output: OwnInfo,
    errors: [],
  }),
  Update: method({
    summary: '修改资料：只改给出的项；昵称首次修改后 30 天内一次',
    access: 'member',
    write: true,
    input: writeBody({
      /** A file uploaded as avatar; null returns to the default one. */
      headPic: id.nullish(),
      nickName: nickName.optional(),
      introduction: memberText(0, textLimits.introduction).optional(),
    }),
    output: OwnInfo,
    errors: ['UploadNotFound', 'NickNameTaken', 'NickNameRefused', 'NickNameTooSoon', 'ContentRefused'],
  }),
  GetUserHome: method({
    summary: '个人主页头部与数量',
    access: 'public',
    input: body({ userId: id }),
    output: UserHome,
    errors: ['ContentNotFound'],
  }),
  GetLatestNotice: method({
    summary: '未读通知数',
    access: 'member',
    input: body({ userId: id.optional() }),
    output: z.int(),
    errors: ['Forbidden'],
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
      /** Bytes of the largest file it may carry. */
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
})
