import type { Queryable, Tx } from '../../db/client.ts';
/** A member's own row in their export. */
export declare function exportMember(db: Queryable, memberId: string, now: Date): Promise<object>;
/** What a deletion costs: numbers for the sentences about it. */
export declare function loadDeletionLosses(db: Queryable, memberId: string, now: Date): Promise<{
    coins: number;
    level: number;
    publishCount: number;
}>;
/** Schedules a member's deletion for an instant; until then `cancelErasure` cancels it. */
export declare function planErasure(tx: Tx, memberId: string, { eraseAt, keepPosts }: {
    eraseAt: Date;
    keepPosts: boolean;
}): Promise<void>;
/** Members whose cooling-off has ended, including those whose erasing was interrupted. */
export declare function listDueErasures(db: Queryable, now: Date, limit: number): Promise<string[]>;
/**
 * Clears a member's row: an id without personal data is left. Returns what the member requested; undefined when the
 * erasure is not or no longer due.
 */
export declare function eraseMember(tx: Tx, memberId: string, now: Date): Promise<{
    keepPosts: boolean;
} | undefined>;
/** Records that all data of a member has been erased. */
export declare function endErasure(db: Queryable, memberId: string): Promise<void>;
