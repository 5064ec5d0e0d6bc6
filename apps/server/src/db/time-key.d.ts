import { type RawBuilder, type SqlBool } from 'kysely';
import * as z from 'zod';
/** Key of an order by time, newest first: epoch milliseconds and id. */
export declare const timeKey: z.ZodTuple<[z.ZodInt, z.ZodUUID], null>;
export type TimeKey = z.output<typeof timeKey>;
export interface TimeRow {
    id: string;
    created_at: Date;
}
export declare function timeKeyOf(row: TimeRow): TimeKey;
/** SQL: the row of a table comes after the key; every row does after null. */
export declare function isAfterTime(table: string, after: TimeKey | null): RawBuilder<SqlBool>;
