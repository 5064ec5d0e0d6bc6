import type { Queryable } from '../../db/client.ts';
/** What moderators see of the author of what they decide about, in any state. */
export declare function loadReviewedMember(db: Queryable, memberId: string): Promise<{
    introduction: string;
    level: number;
    joinedAt: Date;
    publishCount: number;
}>;
