import type { Queryable, Tx } from '../../../db/client.ts';
export interface MemberExp {
    memberId: string;
    exp: number;
    /** The level that is shown. */
    level: number;
    unlockLevel: number | null;
}
/** Experience and level of those of these members who are active. */
export declare function loadExp(db: Queryable, memberIds: readonly string[]): Promise<MemberExp[]>;
/** Moves the experience of members, in the transaction that writes the lines of it. */
export declare function moveExp(tx: Tx, moves: readonly {
    memberId: string;
    delta: number;
}[]): Promise<void>;
/**
 * Sets the level that is shown, and the one whose permissions apply where that is another.
 * @param risenFrom the level before, where a page is to show the member that they rose; of several, the first stays
 */
export declare function setLevel(tx: Tx, { memberId, level, unlockLevel, risenFrom }: Omit<MemberExp, 'exp'> & {
    risenFrom?: number | undefined;
}): Promise<void>;
/** The member was shown that they rose. */
export declare function forgetRise(tx: Tx, memberId: string): Promise<void>;
/** Active members below the level that their experience reaches by these thresholds, a hundred at a time. */
export declare function findMembersAbove(db: Queryable, thresholds: readonly number[]): Promise<string[]>;
