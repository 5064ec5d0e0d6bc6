import { type RawBuilder } from 'kysely';
import type { Tx } from '../../../db/client.ts';
/** The columns of a photograph that filters use, of the cover in `publish` and of the others in `publish_shot`. */
export interface ShotColumns {
    camera: RawBuilder<unknown>;
    lens: RawBuilder<unknown>;
    fNumber: RawBuilder<unknown>;
    focalLength: RawBuilder<unknown>;
    iso: RawBuilder<unknown>;
    exposureSeconds: RawBuilder<unknown>;
}
export declare const coverColumns: ShotColumns;
export declare const shotColumns: ShotColumns;
/**
 * Updates what filters find of the further photographs of posts. What an author hides is left out. Rows of removed
 * photographs went with them; one that became the cover is removed here.
 */
export declare function writeShots(tx: Tx, ids: readonly string[]): Promise<void>;
