import type { Queryable, Tx } from '../../db/client.ts';
/** A member's strikes with their appeals, oldest first. */
export declare function exportStrikes(db: Queryable, memberId: string): Promise<object[]>;
/** Removes what a member's strikes and appeals say; that there were some stays. */
export declare function eraseStrikes(tx: Tx, memberId: string): Promise<void>;
