import type { FigureName } from '@guangquan/contract';
import type { Queryable } from '../db/client.ts';
import type { DayRange, DayValue } from './figure.ts';
/** Replaces the values of days. */
export declare function storeValues(db: Queryable, name: FigureName, { values, now }: {
    values: readonly DayValue[];
    now: Date;
}): Promise<void>;
/** Adds what a node counted itself. */
export declare function addToValues(db: Queryable, counts: readonly {
    name: FigureName;
    day: string;
    value: number;
}[], now: Date): Promise<void>;
/** The last day of a figure that was counted after its end, so that its value stays. */
export declare function finalDay(db: Queryable, name: FigureName): Promise<string | null>;
/** The first day of which anything is known. */
export declare function firstDay(db: Queryable): Promise<string | null>;
export declare function listValues(db: Queryable, { from, to }: DayRange): Promise<{
    name: string;
    day: string;
    value: number;
}[]>;
