import type { SocialProvider } from '@guangquan/contract';
import type { Env } from '../../env.ts';
/** Where a provider sends the browser back. Without `BASE_URL` no provider is open. */
export declare function returnAddress(env: Pick<Env, 'BASE_URL'>, provider: SocialProvider): string;
/** Content of the QR code on a desktop. */
export declare function scanAddress(env: Pick<Env, 'BASE_URL'>, scanId: string): string;
/** A path of this site to continue to, or empty for anything that could lead elsewhere. */
export declare function ownPath(text: string): string;
