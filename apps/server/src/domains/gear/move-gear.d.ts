import type { Database, Tx } from '../../db/client.ts';
/**
 * Updates the figures of gear by the changes of public posts since the last time: for seconds at most, the rest waits
 * for the next run. Does nothing while another program counts.
 */
export declare function moveGear(db: Database): Promise<void>;
/**
 * Updates the figures by the next pending posts; the caller has the lock.
 * @returns how many rows were pending, at most a batch
 */
export declare function movePending(tx: Tx): Promise<number>;
