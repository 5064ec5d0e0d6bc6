import type { QqOpen, SocialProvider, UserInfo, Weibo, WxOpen } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { beginFlow } from './begin-flow.ts'
import { beginScan } from './begin-scan.ts'
import { bindSocial } from './bind-social.ts'
import { confirmScan } from './confirm-scan.ts'
import { exchangeCode } from './exchange-code.ts'
import { openScan } from './open-scan.ts'
import { readScan } from './scan.read.ts'
import { showProfile } from './show-profile.ts'
import { getSocialCookie } from './social-cookie.ts'

/** Methods of `UserInfo` about providers' accounts. */
export const socialMethods = {
  BindWxOpen: (ctx, input) => bindSocial(ctx, 'wx', input),
  BindWeibo: (ctx, input) => bindSocial(ctx, 'weibo', input),
  BindQqOpen: (ctx, input) => bindSocial(ctx, 'qq', input),
  GetSocialCookie: getSocialCookie,
} satisfies Partial<HandlersOf<typeof UserInfo>>

const openMethods = (provider: Exclude<SocialProvider, 'weibo'>) =>
  ({
    AuthorizeHref: (ctx, input) => beginFlow(ctx, provider, input),
    GetAccessToken: (ctx, input) => exchangeCode(ctx, provider, input),
    GetUserInfo: (ctx, { accessToken, openId }) =>
      showProfile(ctx, provider, { ticket: accessToken, openId }),
  }) satisfies HandlersOf<typeof QqOpen>

export const weiboMethods = {
  AuthorizeHref: (ctx, input) => beginFlow(ctx, 'weibo', input),
  AccessToken: (ctx, { code, state }) => exchangeCode(ctx, 'weibo', { code, state }),
  UserShow: (ctx, { access_token, uid }) => showProfile(ctx, 'weibo', { ticket: access_token, openId: uid }),
} satisfies HandlersOf<typeof Weibo>

export const wxMethods = {
  ...openMethods('wx'),
  BeginScan: beginScan,
  GetScan: readScan,
  OpenScan: openScan,
  ConfirmScan: confirmScan,
} satisfies HandlersOf<typeof WxOpen>

export const qqMethods = openMethods('qq')
