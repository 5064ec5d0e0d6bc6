import type { Database, Tx } from '../../db/client.ts';
/** Fewer photographs with an hour would describe individuals rather than the gear. */
export declare const hoursFrom = 10;
/**
 * Recounts, over all photographs of public posts, how each camera and lens is used, and chooses its best ones. Readers
 * see the old figures until it is done; afterwards `moveGear` applies changes.
 */
export declare function countGear(db: Database): Promise<void>;
/** One program at a time updates or proves the figures. */
export declare function lockGear(tx: Tx): Promise<void>;
/** As `lockGear` without waiting. @returns false while another program has the lock */
export declare function tryLockGear(tx: Tx): Promise<boolean>;
/** Adds the figures of all photographs in a table to `gear_stat`, which does not include them yet. */
export declare function writeFigures(tx: Tx, table: 'gear_shot' | 'gear_fresh'): Promise<void>;
/** SQL: every figure of the photographs in a table. */
export declare function allFigures(table: 'gear_shot' | 'gear_fresh'): import("kysely").RawBuilder<unknown>;
