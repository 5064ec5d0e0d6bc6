import type { Database, Tx } from '../../db/client.ts';
/**
 * Settles the open invitation of one member if it has reached its goal or expired.
 * @param within the transaction of the triggering change
 */
export declare function settleReferral(within: Tx, now: Date, inviteeId: string): Promise<void>;
/**
 * Checks all open invitations, oldest first: those that expired, and those that no event settled.
 * @returns how many were settled
 */
export declare function settleReferrals(db: Database, now: Date, signal: AbortSignal): Promise<number>;
