import type { Queryable, Tx } from '../../db/client.ts';
import type { IndexedTarget } from '../target/index.ts';
/**
 * Adds targets to the index or updates them, in the transaction that changes them, so that search and lists always
 * agree. A target keeps the ordinal of its first publication.
 */
export declare function writeIndex(tx: Tx, kind: string, targets: readonly IndexedTarget[]): Promise<void>;
/** Removes targets that no longer exist. */
export declare function removeFromIndex(tx: Tx, ids: readonly string[]): Promise<void>;
/** Targets whose texts are not indexed yet, newest first. */
export declare function listStale(db: Queryable, limit: number): Promise<{
    id: string;
    kind: string;
}[]>;
