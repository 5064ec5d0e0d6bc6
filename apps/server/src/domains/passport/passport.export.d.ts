import type { Queryable, Tx } from '../../db/client.ts';
/** The passports of a member, the newest first; the loss as they described it. */
export declare function exportPassports(db: Queryable, memberId: string): Promise<object[]>;
/** What a member recorded of their gear, the newest first. */
export declare function exportServices(db: Queryable, memberId: string): Promise<object[]>;
/** Transfers of a member's gear, the newest first. */
export declare function exportTransfers(db: Queryable, memberId: string): Promise<object[]>;
/** The registrations of the member are gone by now: what they wrote goes too, the dates stay with the number. */
export declare function erasePassports(tx: Tx, memberId: string): Promise<void>;
