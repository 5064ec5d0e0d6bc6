import type { SocialProvider } from '@guangquan/contract';
import type { Keys } from '../../crypto/derive-key.ts';
/** The key of a provider's account: provider and union id together, so that no provider can name another's people. */
export declare function unionIndex(keys: Keys, provider: SocialProvider, unionId: string): Buffer;
/** What it is looked up by. */
export declare function unionIndexes(keys: Keys, provider: SocialProvider, unionId: string): Buffer[];
/** An index as the wire shows it in place of the provider's own id. */
export declare function wireName(index: Buffer): string;
/** The wire's `openId`. */
export declare function wireOpenId(keys: Keys, provider: SocialProvider, openId: string): string;
/**
 * A provider's nickname without characters that could break a page or a row: controls, invisible and malformed ones.
 */
export declare function cleanNickName(text: string): string;
