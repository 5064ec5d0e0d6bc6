import type { Queryable } from '../../../db/client.ts';
/** What decides what a member may have. */
export interface Standing {
    /** The level whose permissions apply. */
    level: number;
    isOwner: boolean;
    birthday: string | null;
}
/** @returns undefined for an unknown or erased member */
export declare function loadStanding(db: Queryable, memberId: string): Promise<Standing | undefined>;
