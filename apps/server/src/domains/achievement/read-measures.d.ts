import type { EventName } from '../../events/catalogue.ts';
import type { Queryable } from '../../db/client.ts';
import { type MeasureArgs } from './medal-measure.ts';
interface Rule {
    id: string;
    measure: string | null;
    args: MeasureArgs;
}
/** Values of members by rule: `get(rule.id)?.get(memberId)`. */
export type Values = ReadonlyMap<string, ReadonlyMap<string, number>>;
/**
 * Reads what the rules measure, each measure in one statement for all its rules and members.
 * @param after only rules that this event may change
 */
export declare function readMeasures(db: Queryable, rules: readonly Rule[], { memberIds, now, after }: {
    memberIds: readonly string[];
    now: Date;
    after?: EventName | undefined;
}): Promise<Values>;
export {};
