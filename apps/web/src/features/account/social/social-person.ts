import type { SocialProvider } from '@guangquan/contract/shapes/social'

/** Who came from another house and has no account here yet. Lives in memory only. */
export interface SocialPerson {
  provider: SocialProvider
  /** One-use ticket of thirty minutes; the provider's own token never leaves the server. */
  accessToken: string
  unionId: string
  nickName: string
  headUrl: string
}

/** The houses by the names members know. */
export const houseNames = { wx: '微信', qq: 'QQ', weibo: '微博' } as const satisfies Record<
  SocialProvider,
  string
>
