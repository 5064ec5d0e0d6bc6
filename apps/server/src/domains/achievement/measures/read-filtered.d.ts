import { type RawBuilder } from 'kysely';
import type { Queryable } from '../../../db/client.ts';
import type { Measured } from '../medal-measure.ts';
/**
 * Counts the rows of each member that meet each condition, in one statement.
 * @param rows from `from` to `group by`
 */
export declare function readFiltered(db: Queryable, member: RawBuilder<unknown>, rows: RawBuilder<unknown>, { values }: {
    values: readonly RawBuilder<unknown>[];
}): Promise<readonly Measured[]>;
