import { type RawBuilder, type SqlBool } from 'kysely';
import type { Ctx } from '../../context.ts';
import type { ParamOf } from '../../db/prepared-query.ts';
import type { TimeKey } from '../../db/time-key.ts';
export { timeKey, type TimeKey, timeKeyOf, type TimeRow } from '../../db/time-key.ts';
/** Values of a query that starts after a key of the order by time. */
export type TimeValues = {
    viewerId: string | null;
    afterTime: string;
    afterId: string;
};
/** Where a page in the order by time starts; the first one starts before everything. */
export declare function timeValues(ctx: Ctx, after: TimeKey | null): TimeValues;
/** SQL: the row of `publish` comes after the key. */
export declare function afterTimeKey(param: ParamOf<Pick<TimeValues, 'afterTime' | 'afterId'>>): RawBuilder<SqlBool>;
