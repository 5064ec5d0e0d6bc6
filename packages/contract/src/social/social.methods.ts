import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { SocialCookie, socialTicket } from './social.shapes.ts'
import { id } from '../shapes/text.ts'

/** `userId` grants nothing: if given, it must be the caller's own. */
const own = { userId: id.optional(), unionId: z.string().max(128) }
/** Only checked, since a member has at most one account of each provider. */
const ownBound = { userId: id.optional(), unionId: z.string().max(128).optional() }
const nickName = z.string().max(64).optional()
const picture = z.string().max(500).optional()
const bindErrors = ['Forbidden', 'SocialFailed', 'SocialTaken', 'SocialOther'] as const
const unbindErrors = ['Forbidden', 'TicketInvalid', 'OnlyWayIn', 'ContentNotFound'] as const
const bound = z.object({ nickName: z.string() })
/** Proof that the member is present. */
const ticket = z.string().max(100)

/** Social accounts. What is bound comes from the server's ticket, never from the request. */
export const socialMethods = {
  BindWxOpen: method({
    summary: '绑定微信',
    access: 'member',
    write: true,
    input: writeBody({ ...own, accessToken: socialTicket, nickName, wxHead: picture }),
    output: bound,
    errors: bindErrors,
  }),
  UnbindWxOpen: method({
    summary: '解绑微信',
    access: 'member',
    write: true,
    input: writeBody({ ...ownBound, ticket }),
    output: z.null(),
    errors: unbindErrors,
  }),
  BindWeibo: method({
    summary: '绑定微博',
    access: 'member',
    write: true,
    input: writeBody({ ...own, accessToken: socialTicket, nickName, weiboHead: picture }),
    output: bound,
    errors: bindErrors,
  }),
  UnbindWeibo: method({
    summary: '解绑微博',
    access: 'member',
    write: true,
    input: writeBody({ ...ownBound, ticket }),
    output: z.null(),
    errors: unbindErrors,
  }),
  BindQqOpen: method({
    summary: '绑定 QQ',
    access: 'member',
    write: true,
    input: writeBody({ ...own, accessToken: socialTicket, nickName, qqHead: picture }),
    output: bound,
    errors: bindErrors,
  }),
  UnbindQqOpen: method({
    summary: '解绑 QQ',
    access: 'member',
    write: true,
    input: writeBody({ ...ownBound, ticket }),
    output: z.null(),
    errors: unbindErrors,
  }),
  GetSocialCookie: method({
    summary: '视频播放器读取的社交登录信息；没有绑定微信或 QQ 时为 null',
    access: 'member',
    input: body({}),
    output: SocialCookie.nullable(),
    errors: [],
  }),
} as const
