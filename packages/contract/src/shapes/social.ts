import * as z from 'zod'

export const socialProviders = ['wx', 'qq', 'weibo'] as const
export const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProvider>

/** Names of the houses as members know them. */
export const socialNames: Record<SocialProvider, string> = { wx: '微信', qq: 'QQ', weibo: '微博' }

/**
 * What the browser is given as `accessToken`: an opaque ticket for what the provider told the server, bound
 * to the browser that began: ten minutes, thirty where no account is bound and one is to be made. The provider's own token never leaves the server.
 */
export const socialTicket = z.string().min(20).max(100)

/** What a flow is begun for. */
export const socialPurpose = z.enum(['login', 'bind'])

/** Where to send the browser; `state` is in the address and in an HttpOnly cookie. */
export const AuthorizeHref = z.object({ href: z.string() })

/** A finished exchange. `openId` and `unionId` name the person at the provider, in a form of ours. */
export const SocialAccess = z.object({
  accessToken: socialTicket,
  openId: z.string(),
  unionId: z.string(),
  purpose: socialPurpose,
  /** Path to go to afterwards, or empty. */
  redirect: z.string(),
})
export type SocialAccess = z.infer<typeof SocialAccess>

/** What the provider says about the person. The picture is a copy of ours. */
export const SocialProfile = z.object({
  unionId: z.string(),
  openId: z.string(),
  nickName: z.string(),
  headUrl: z.string(),
  /** Some account is already bound to it. */
  isBound: z.boolean(),
})
export type SocialProfile = z.infer<typeof SocialProfile>

/** What the video player reads about a social sign-in. All values are ours, for one session, and last ten minutes. */
export const SocialCookie = z.object({
  main_login: z.enum(['wx', 'qq']),
  openid: z.string(),
  appid: z.string(),
  access_token: z.string(),
  vuserid: z.string(),
  vusession: z.string(),
})
export type SocialCookie = z.infer<typeof SocialCookie>
