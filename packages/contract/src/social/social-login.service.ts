import * as z from 'zod'
import { body, method, service } from '../wire/method.ts'
import { AuthorizeHref, SocialAccess, socialPurpose, SocialProfile, socialTicket } from './social.shapes.ts'

const beginInput = body({
  purpose: socialPurpose.default('login'),
  /** Path on this site to go to afterwards. */
  redirect: z.string().max(500).default(''),
})
/** Parameters of the provider's redirect. */
const returned = { code: z.string().min(1).max(512), state: z.string().min(1).max(200) }
const openId = z.string().max(128)

export const Weibo = service('Weibo', {
  AuthorizeHref: method({
    summary: '微博授权地址',
    access: 'public',
    limit: 'signIn',
    input: beginInput,
    output: AuthorizeHref,
    errors: ['ProviderClosed', 'TokenInvalid'],
  }),
  AccessToken: method({
    summary: '用微博返回的 code 换取一次性凭据',
    access: 'public',
    limit: 'signIn',
    input: body({ ...returned, grant_type: z.literal('authorization_code').default('authorization_code') }),
    output: SocialAccess,
    errors: ['SocialFailed', 'ProviderClosed'],
  }),
  UserShow: method({
    summary: '微博昵称与头像',
    access: 'public',
    limit: 'signIn',
    input: body({ access_token: socialTicket, uid: openId }),
    output: SocialProfile,
    errors: ['SocialFailed'],
  }),
})

/** Made for each provider, because a declared method knows its own address. */
const openMethods = () => ({
  AuthorizeHref: method({
    summary: '授权地址',
    access: 'public',
    limit: 'signIn',
    input: beginInput,
    output: AuthorizeHref,
    errors: ['ProviderClosed', 'TokenInvalid'],
  }),
  GetAccessToken: method({
    summary: '用返回的 code 换取一次性凭据',
    access: 'public',
    limit: 'signIn',
    input: body(returned),
    output: SocialAccess,
    errors: ['SocialFailed', 'ProviderClosed'],
  }),
  GetUserInfo: method({
    summary: '昵称与头像',
    access: 'public',
    limit: 'signIn',
    input: body({ accessToken: socialTicket, openId }),
    output: SocialProfile,
    errors: ['SocialFailed'],
  }),
})

export const scanStates = { waiting: 0, scanned: 1, confirmed: 2, over: 3, refused: 4 } as const
const scanId = z.string().min(20).max(100)

export const WxOpen = service('WxOpen', {
  ...openMethods(),
  BeginScan: method({
    summary: '桌面扫码登录：取得二维码内容，5 分钟有效',
    access: 'public',
    limit: 'signIn',
    input: body({ purpose: socialPurpose.default('login') }),
    /** `url` is the content of the QR code; `pollKey` is for this browser only. */
    output: z.object({ url: z.string(), pollKey: z.string(), expiresAt: z.int() }),
    errors: ['ProviderClosed', 'TokenInvalid'],
  }),
  GetScan: method({
    summary: '扫码状态：0 待扫码 1 已扫码待确认 2 已确认 3 已过期 4 已取消',
    access: 'public',
    limit: 'read',
    input: body({ pollKey: scanId }),
    output: z.object({ state: z.int().min(0).max(4), access: SocialAccess.nullable() }),
    errors: [],
  }),
  OpenScan: method({
    summary: '手机端打开二维码：得到微信授权地址',
    access: 'public',
    limit: 'signIn',
    input: body({ scanId }),
    /** `device` and `region` describe the device that would be signed in. */
    output: z.object({ href: z.string(), device: z.string(), region: z.string() }),
    errors: ['SocialFailed', 'ProviderClosed'],
  }),
  ConfirmScan: method({
    summary: '手机端确认或取消登录',
    access: 'public',
    limit: 'signIn',
    input: body({ scanId, accessToken: socialTicket, confirm: z.boolean() }),
    output: z.null(),
    errors: ['SocialFailed'],
  }),
})

export const QqOpen = service('QqOpen', openMethods())
