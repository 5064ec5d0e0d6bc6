import type { Env } from '../../env.ts';
import { type OutboundTools } from '../outbound/provider.ts';
import type { SocialClient } from './social-client.ts';
/** QQ Connect. It responds with JSON, JSONP or form text, whatever was requested. */
export declare function qqClient(settings: Pick<Env, 'QQ_APP_ID' | 'QQ_APP_KEY' | 'QQ_BASE'>, tools: OutboundTools): SocialClient;
