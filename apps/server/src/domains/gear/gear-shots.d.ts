import type { Queryable } from '../../db/client.ts';
/** Which posts: those with these ids, or all. */
export type Chosen = readonly string[] | 'all';
/** Writes the current photographs of public posts into `gear_shot` or a table like it. */
export declare function writeGearShots(db: Queryable, chosen: Chosen, table: 'gear_shot' | 'gear_fresh'): Promise<void>;
