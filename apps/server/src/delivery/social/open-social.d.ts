import type { SocialProvider } from '@guangquan/contract';
import type { Env } from '../../env.ts';
import type { OutboundTools } from '../outbound/provider.ts';
import { type AvatarFetcher, type AvatarFetcherOptions } from './fetch-avatar.ts';
import type { SocialClient, WeiboClient } from './social-client.ts';
/** The social providers. */
export interface SocialProviders extends Record<SocialProvider, SocialClient> {
    weibo: WeiboClient;
    /** Fetches a person's avatar from its provider. */
    fetchAvatar: AvatarFetcher;
}
/** Clients of all providers; one without keys is present but not open. */
export declare function openSocial(env: Env, tools: OutboundTools, avatar?: Pick<AvatarFetcherOptions, 'resolve'>): SocialProviders;
/** Which providers are configured here. */
export declare function openProviders(providers: SocialProviders): Record<SocialProvider, boolean>;
