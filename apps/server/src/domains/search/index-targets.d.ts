import type { Database, Tx } from '../../db/client.ts';
/** Updates targets of one kind in the index, in the transaction that changed them. */
export declare function indexTargets(tx: Tx, kind: string, ids: readonly string[]): Promise<void>;
/** Adds targets older than the index to it. May be interrupted and run again. @returns how many were indexed */
export declare function indexStale(db: Database, signal: AbortSignal): Promise<number>;
