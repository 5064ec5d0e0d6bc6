import type { SocialProvider } from '@guangquan/contract'
import type { Env } from '../../env.ts'
import type { OutboundTools } from '../outbound/provider.ts'
import { makeAvatarFetcher, type AvatarFetcher, type AvatarFetcherOptions } from './fetch-avatar.ts'
import { qqClient } from './qq.ts'
import type { SocialClient, WeiboClient } from './social-client.ts'
import { wechatClient } from './wechat.ts'
import { weiboClient } from './weibo.ts'

/** The social providers. */
export interface SocialProviders extends Record<SocialProvider, SocialClient> {
  weibo: WeiboClient
  /** Fetches a person's avatar from its provider. */
  fetchAvatar: AvatarFetcher
}

/** Clients of all providers; one without keys is present but not open. */
export function openSocial(
  env: Env,
  tools: OutboundTools,
  avatar: Pick<AvatarFetcherOptions, 'resolve'> = {},
): SocialProviders {
  return {
    wx: wechatClient(env, tools),
    qq: qqClient(env, tools),
    weibo: weiboClient(env, tools),
    fetchAvatar: makeAvatarFetcher({ bases: [env.WX_API_BASE, env.QQ_BASE, env.WEIBO_BASE], ...avatar }),
  }
}

/** Which providers are configured here. */
export function openProviders(providers: SocialProviders): Record<SocialProvider, boolean> {
  const isOpen = (client: SocialClient) => client.isOpen('web') || client.isOpen('inApp')
  return { wx: isOpen(providers.wx), qq: isOpen(providers.qq), weibo: isOpen(providers.weibo) }
}
