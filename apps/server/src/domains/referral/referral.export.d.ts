import type { Queryable } from '../../db/client.ts';
/** Members invited by a member, newest first, and who invited them. */
export declare function exportReferrals(db: Queryable, memberId: string): Promise<{
    invitedBy: string | null;
    invited: object[];
}>;
