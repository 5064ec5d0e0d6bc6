import type { SocialProvider } from '@guangquan/contract/social/social.shapes'

/** A person authenticated by a provider who has no account here yet. */
export interface SocialPerson {
  provider: SocialProvider
  /**
   * One-time ticket, valid for thirty minutes in the browser that holds its HttpOnly cookie; the provider's own token
   * never leaves the server.
   */
  accessToken: string
  unionId: string
  nickName: string
  headUrl: string
}

/** The providers' names as shown to members. */
export const providerNames = { wx: '微信', qq: 'QQ', weibo: '微博' } as const satisfies Record<
  SocialProvider,
  string
>
