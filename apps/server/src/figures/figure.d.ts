import type { FigureName } from '@guangquan/contract';
import { type RawBuilder } from 'kysely';
import type { Database } from '../db/client.ts';
/** Days in Shanghai, `yyyy-MM-dd`, both included. */
export interface DayRange {
    from: string;
    to: string;
}
export interface DayValue {
    day: string;
    value: number;
}
/** Something of a domain that is counted by day. */
export interface Figure {
    name: FigureName;
    /** Days that must pass before a day can be counted; default 0: the present day is counted too, as far as it has come. */
    lagDays?: number;
    /** Values of days; a day without one stays unknown. */
    count: (db: Database, range: DayRange) => Promise<DayValue[]>;
}
/** The day so many days later, or before. */
export declare function shiftDay(day: string, days: number): string;
/**
 * Counts rows by the day of an instant; days without rows count 0.
 * @param counted.rows from `from` on
 * @param counted.at the instant
 * @param counted.value default: the number of rows
 */
export declare function countPerDay(db: Database, { from, to }: DayRange, counted: {
    rows: RawBuilder<unknown>;
    at: RawBuilder<unknown>;
    value?: RawBuilder<unknown>;
}): Promise<DayValue[]>;
/** SQL: a relation `days (day)`. */
export declare function daysOf({ from, to }: DayRange): RawBuilder<unknown>;
