import type { Queryable, Tx } from '../../db/client.ts';
/** The medals of a member, newest first. */
export declare function exportMedals(db: Queryable, memberId: string): Promise<object[]>;
/** The frames of a member, newest first. */
export declare function exportFrames(db: Queryable, memberId: string): Promise<object[]>;
/** Removes what a member has won. */
export declare function eraseAchievements(tx: Tx, memberId: string): Promise<void>;
