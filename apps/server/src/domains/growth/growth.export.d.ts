import type { Queryable, Tx } from '../../db/client.ts';
/** A member's experience, newest first. */
export declare function exportLines(db: Queryable, memberId: string): AsyncGenerator<{
    time: string;
    cause: string;
    amount: number;
}>;
/** The days on which a member used the site. */
export declare function exportVisits(db: Queryable, memberId: string): Promise<{
    day: string;
    madeUpOn: string | null;
}[]>;
/** Removes a member's experience and visits. */
export declare function eraseGrowth(tx: Tx, memberId: string): Promise<void>;
