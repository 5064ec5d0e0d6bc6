import type { Queryable } from '../../db/client.ts';
/** Inserts the catalogue's cameras, lenses and aliases; existing rows are kept. Idempotent, on any node. */
export declare function seedGearCatalogue(db: Queryable): Promise<void>;
