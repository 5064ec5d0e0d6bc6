import type { Database, Queryable } from '../../db/client.ts';
export interface ExportedFollow {
    userId: string;
    time: string;
}
/** Members whom a member follows and blocks, newest first; bounded, since following is limited. */
export declare function exportFollows(db: Queryable, memberId: string): Promise<{
    following: ExportedFollow[];
    blocked: ExportedFollow[];
}>;
/** A member's fans, newest first; unbounded. */
export declare function exportFans(db: Queryable, memberId: string): AsyncGenerator<ExportedFollow>;
/** Removes all follows and blocks of a member in both directions and updates the counters. Can be repeated. */
export declare function eraseFollows(db: Database, memberId: string): Promise<void>;
