import type { Env } from '../../env.ts';
import { type OutboundTools } from '../outbound/provider.ts';
import type { WeiboClient } from './social-client.ts';
/** Weibo OAuth2. */
export declare function weiboClient(settings: Pick<Env, 'WEIBO_APP_KEY' | 'WEIBO_APP_SECRET' | 'WEIBO_BASE'>, tools: OutboundTools): WeiboClient;
