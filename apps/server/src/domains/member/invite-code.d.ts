import type { MemberCtx } from '../../context.ts';
import type { Queryable } from '../../db/client.ts';
/** Gives the caller an invite code, once: two concurrent calls return the same one. */
export declare function giveInviteCode(ctx: MemberCtx): Promise<string>;
/** Eight characters without look-alikes. */
export declare function randomCode(): string;
/** The active member who has an invite code. */
export declare function findInviter(db: Queryable, code: string): Promise<string | undefined>;
/** How far an invited member has come. */
export interface Progress {
    phoneBound: boolean;
    acceptedPosts: number;
}
/** The progress of members by id. */
export declare function loadProgress(db: Queryable, memberIds: readonly string[]): Promise<Map<string, Progress>>;
