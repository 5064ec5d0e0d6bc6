import type { Env } from '../../env.ts';
import { type OutboundTools } from '../outbound/provider.ts';
import type { SocialClient } from './social-client.ts';
type Settings = Pick<Env, 'WX_OPEN_APP_ID' | 'WX_OPEN_SECRET' | 'WX_MP_APP_ID' | 'WX_MP_SECRET' | 'WX_OPEN_BASE' | 'WX_API_BASE'>;
/** WeChat: website login on a desktop, and the authorization of a service account in WeChat's in-app browser. */
export declare function wechatClient(settings: Settings, tools: OutboundTools): SocialClient;
export {};
