import type { Database, Tx } from '../../db/client.ts';
/**
 * Erases each row that `find` names, in a transaction of its own, until it names no more; `erase` must make the row one
 * that `find` no longer names. May be run again after an interruption.
 */
export declare function eraseInBatches(db: Database, find: (limit: number) => Promise<{
    id: string;
}[]>, erase: (tx: Tx, id: string) => Promise<void>): Promise<void>;
