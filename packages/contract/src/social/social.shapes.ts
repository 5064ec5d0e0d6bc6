import * as z from 'zod'

export const socialProviders = ['wx', 'qq', 'weibo'] as const
export const socialProvider = z.enum(socialProviders)
export type SocialProvider = z.infer<typeof socialProvider>

/** Display names of the providers. */
export const socialNames: Record<SocialProvider, string> = { wx: '微信', qq: 'QQ', weibo: '微博' }

/**
 * Given to the browser as `accessToken`: an opaque ticket for what the provider told the server, bound to the browser
 * that started the flow; valid for ten minutes, or thirty while an account is still to be registered. The provider's
 * own token never leaves the server.
 */
export const socialTicket = z.string().min(20).max(100)

/** Purpose of a flow. */
export const socialPurpose = z.enum(['login', 'bind'])

/** Where to redirect the browser; `state` is in the URL and in an HttpOnly cookie. */
export const AuthorizeHref = z.object({ href: z.string() })

/** A finished exchange. `openId` and `unionId` are derived from the provider's ids. */
export const SocialAccess = z.object({
  accessToken: socialTicket,
  openId: z.string(),
  unionId: z.string(),
  purpose: socialPurpose,
  /** Path to go to afterwards, or empty. */
  redirect: z.string(),
})
export type SocialAccess = z.infer<typeof SocialAccess>

/** The person's profile at the provider. The picture is a copy on this server. */
export const SocialProfile = z.object({
  unionId: z.string(),
  openId: z.string(),
  nickName: z.string(),
  headUrl: z.string(),
  /** An account is already bound to it. */
  isBound: z.boolean(),
})
export type SocialProfile = z.infer<typeof SocialProfile>

/**
 * What the video player reads about a social sign-in. All values are made by this server for one session and expire
 * after ten minutes.
 */
export const SocialCookie = z.object({
  main_login: z.enum(['wx', 'qq']),
  openid: z.string(),
  appid: z.string(),
  access_token: z.string(),
  vuserid: z.string(),
  vusession: z.string(),
})
export type SocialCookie = z.infer<typeof SocialCookie>
