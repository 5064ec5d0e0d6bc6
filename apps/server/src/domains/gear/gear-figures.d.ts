import { type RawBuilder } from 'kysely';
/** SQL: each photograph of `shots` once for its camera and once for its lens. */
export declare function gearOfShots(shots: RawBuilder<unknown>): RawBuilder<unknown>;
/**
 * SQL: the deltas of gear figures by photographs, each post counted once in `posts`; without `authors`.
 * @param shots rows of `gear_shot` with a column `sign`: 1 for an added one, -1 for a removed one
 */
export declare function figuresOf(shots: RawBuilder<unknown>): RawBuilder<unknown>;
