import type { Tx } from '../../../db/client.ts';
/**
 * Stores the photographs of their holders that contain these numbers. A photograph counts once, whichever run finds it.
 */
export declare function proveGear(tx: Tx, serialIds: readonly string[], now: Date): Promise<void>;
/** A photograph with the number of lost gear that somebody else took or uploaded since the loss. */
export interface Sighting {
    user_product_id: string;
    file_id: string;
    member_id: string;
}
/** Sightings of these numbers that are not recorded yet. */
export declare function findSightings(tx: Tx, serialIds: readonly string[]): Promise<Sighting[]>;
/** The registered numbers that photographs contain. */
export declare function serialsOfFiles(tx: Tx, fileIds: readonly string[]): Promise<string[]>;
