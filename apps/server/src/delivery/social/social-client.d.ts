import type { SocialProvider } from '@guangquan/contract';
/** The application that a flow was started with. WeChat's in-app browser uses another one than a desktop. */
export type SocialApp = 'web' | 'inApp';
/** A person's profile at a provider. */
export interface SocialPerson {
    /** Stable across all our applications at this provider. */
    unionId: string;
    openId: string;
    nickName: string;
    /** URL of the avatar, unchecked; null without one. */
    headUrl: string | null;
    /** A token stored for later verification, or null. `expiresAt` is in epoch milliseconds. */
    kept: {
        token: string;
        expiresAt: number;
    } | null;
}
/** A social provider. All methods throw ProviderFailure. */
export interface SocialClient {
    provider: SocialProvider;
    /** Whether this installation has the keys of an application. */
    isOpen: (app: SocialApp) => boolean;
    /** Where to redirect the browser; the provider returns it to `redirectUri` with `code` and `state`. */
    authorizeUrl: (flow: {
        app: SocialApp;
        state: string;
        redirectUri: string;
    }) => string;
    /** Exchanges a code, once, and loads the person's profile. */
    identify: (flow: {
        app: SocialApp;
        code: string;
        redirectUri: string;
    }) => Promise<SocialPerson>;
}
/** Weibo alone sends deauthorization notices, unsigned; this verifies them. */
export interface WeiboClient extends SocialClient {
    /** Our application key, as its notices contain it. */
    appKey: string;
    /** Whether a token is still valid. @throws ProviderFailure when that cannot be determined */
    isTokenAlive: (token: string, uid: string) => Promise<boolean>;
}
