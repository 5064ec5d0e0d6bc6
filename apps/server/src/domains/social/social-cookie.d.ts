import type { SocialCookie } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
/**
 * Cookie values that the video player reads about a social sign-in: made here for this session, nothing of the
 * provider's.
 * @returns null for a member without WeChat and QQ
 */
export declare function getSocialCookie(ctx: MemberCtx): Promise<SocialCookie | null>;
/** Whether a cookie was made for the caller's session and has not expired. */
export declare function isGoodSocialCookie(ctx: MemberCtx, cookie: SocialCookie): boolean;
