import type { EventName } from '../../events/catalogue.ts';
import type { Queryable } from '../../db/client.ts';
/** What a rule adds to its measure, such as a topic or a bound: the column `args` of its row. */
export type MeasureArgs = Readonly<Record<string, unknown>>;
/** The values of one member, one for each of the arguments that were read. */
export interface Measured {
    memberId: string;
    values: readonly number[];
}
/** Something of members that is counted, and that medals and frames have goals for. */
export interface MedalMeasure {
    /** As rows of `medal` and `profile_frame` name it. */
    name: string;
    /** Events after which it may have grown, for whom `concerned.ts` says. */
    events: readonly EventName[];
    /** Reads it of many members for all arguments at once. Members without a value may be missing. */
    read: (db: Queryable, query: {
        memberIds: readonly string[];
        args: readonly MeasureArgs[];
        now: Date;
    }) => Promise<readonly Measured[]>;
    /** Of what comes again: what the current period is called. A frame is granted once in each. */
    periodOf?: (args: MeasureArgs, now: Date) => string;
}
/** Measures of all domains. A medal whose measure is missing is not shown. */
export declare const medalMeasures: import("../../extension-point.ts").ExtensionPoint<readonly MedalMeasure[]>;
