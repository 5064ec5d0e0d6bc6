import type { Database, Tx } from '../../db/client.ts';
/** Ended votes whose voters have not been notified, at most 100. */
export declare function listEndedVotes(db: Database, now: Date): Promise<string[]>;
/**
 * Marks an ended vote as notified, once: the caller notifies its voters in this transaction.
 * @returns its voters, or undefined when another node does it or has done it
 */
export declare function claimEndedVote(tx: Tx, { publishId, now }: {
    publishId: string;
    now: Date;
}): Promise<string[] | undefined>;
