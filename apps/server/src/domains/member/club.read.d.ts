import { type MethodOutput, type UserInfo } from '@guangquan/contract';
import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
import type { Env } from '../../env.ts';
/** State of the caller's club card. */
export declare function getClubStatus(ctx: MemberCtx): Promise<MethodOutput<typeof UserInfo.GetClubStatus>>;
/** A card that waits for staff, decrypted for them: they compare it with the club's own list. */
export interface PendingCard {
    memberId: string;
    nickName: string;
    clubCardNo: string;
    realName: string;
    phone: string;
    /** When the member named it. */
    since: Date;
}
/** Club cards that wait for a decision, oldest first; at most 200. */
export declare function listClubCardsInReview(env: Env, db: Queryable): Promise<PendingCard[]>;
/** The club card a member named, for their export; null without one. */
export declare function exportClubCard(env: Env, db: Queryable, memberId: string): Promise<{
    clubCardNo: string;
    realName: string;
    phone: string;
    state: number;
    reason: string;
} | null>;
