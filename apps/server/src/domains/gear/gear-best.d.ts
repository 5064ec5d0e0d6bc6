import type { Tx } from '../../db/client.ts';
/** Chooses the best photographs of all cameras and lenses again. */
export declare function chooseBest(tx: Tx): Promise<void>;
/**
 * Adds the photographs of changed posts to the best ones, and removes those that no longer qualify. A place that
 * becomes free is filled by the next change, or when all are chosen again.
 */
export declare function offerBest(tx: Tx, ids: readonly string[]): Promise<void>;
