import type { StoredUserInfo } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { IssuedSession } from '../../session/issue-session.ts';
/** What the browser stores of a new or renewed session. */
export declare function loadStoredUserInfo(ctx: Ctx, issued: IssuedSession & {
    memberId: string;
}): Promise<StoredUserInfo>;
