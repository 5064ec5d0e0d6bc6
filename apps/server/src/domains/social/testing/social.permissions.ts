import { insertTicket } from '../ticket.store.ts'
import { wireName } from '../social-name.ts'
import { hashSecret, newSecret } from '../../../session/session-secret.ts'
import { buildCtx } from '../../../testing/people.ts'
import { type SocialProvider } from '@guangquan/contract'
import { randomBytes } from 'node:crypto'
import {
  begin,
  bind,
  everybody,
  members,
  type Permission,
  type WriteCase,
} from '../../../testing/permission-cases.ts'

// Bound by a ticket that the browser with this cookie earned at the provider.
const binding = (provider: SocialProvider): WriteCase => ({
  make: async (node, { browser }) => {
    const [ticket, secret, unionIndex] = [newSecret(), newSecret(), randomBytes(32)]
    const ctx = buildCtx(node, browser)
    await insertTicket(ctx, ctx.db, {
      ticket,
      provider,
      purpose: 'bind',
      memberId: browser.userId,
      browserHash: hashSecret(secret),
      scanHash: null,
      unionIndex,
      profile: { unionId: ticket, openId: ticket, nickName: '林间漫步', headUrl: null, kept: null },
      lifeMs: 60_000,
    })
    browser.cookie += `; oauth=${secret}`
    return { unionId: wireName(unionIndex), accessToken: ticket }
  },
})

export const permissions = {
  'UserInfo/BindWxOpen': { ...bind, write: binding('wx') },
  'UserInfo/BindWeibo': { ...bind, write: binding('weibo') },
  'UserInfo/BindQqOpen': { ...bind, write: binding('qq') },
  'UserInfo/GetSocialCookie': members,
  'Weibo/AuthorizeHref': begin,
  'Weibo/AccessToken': everybody,
  'Weibo/UserShow': everybody,
  'WxOpen/AuthorizeHref': begin,
  'WxOpen/GetAccessToken': everybody,
  'WxOpen/GetUserInfo': everybody,
  'WxOpen/BeginScan': everybody,
  'WxOpen/GetScan': everybody,
  'WxOpen/OpenScan': everybody,
  'WxOpen/ConfirmScan': everybody,
  'QqOpen/AuthorizeHref': begin,
  'QqOpen/GetAccessToken': everybody,
  'QqOpen/GetUserInfo': everybody,
} satisfies Record<string, Permission>
