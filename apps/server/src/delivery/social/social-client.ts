import type { SocialProvider } from '@guangquan/contract'

/** Which application of ours a flow was begun with. WeChat's own browser knows another one than a desktop. */
export type SocialApp = 'web' | 'inApp'

/** What a provider told the server about a person. */
export interface SocialPerson {
  /** Stable over all our applications at this provider. */
  unionId: string
  openId: string
  nickName: string
  /** Address of the picture, not looked at yet; null without one. */
  headUrl: string | null
  /** A token that must be asked about later; null where none is kept. `expiresAt` is in epoch milliseconds. */
  kept: { token: string; expiresAt: number } | null
}

/** One house whose accounts open ours. All methods throw ProviderFailure. */
export interface SocialClient {
  provider: SocialProvider
  /** Whether this deployment has the keys of an application. */
  isOpen: (app: SocialApp) => boolean
  /** Where the browser goes; the provider sends it back to `redirectUri` with `code` and `state`. */
  authorizeUrl: (flow: { app: SocialApp; state: string; redirectUri: string }) => string
  /** Exchanges a code, once, and reads the person's profile. */
  identify: (flow: { app: SocialApp; code: string; redirectUri: string }) => Promise<SocialPerson>
}

/** Weibo alone tells us when somebody withdraws, unsigned; so it can be asked whether that is true. */
export interface WeiboClient extends SocialClient {
  /** Our key there, as its notices name it. */
  appKey: string
  /** Whether a token still stands for this person. @throws ProviderFailure when that cannot be known */
  isTokenAlive: (token: string, uid: string) => Promise<boolean>
}
