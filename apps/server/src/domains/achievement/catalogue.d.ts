import type { Queryable } from '../../db/client.ts';
import { type MeasureArgs } from './medal-measure.ts';
/** A medal with the goals of today. */
export interface Medal {
    id: string;
    group: number;
    name: string;
    conditionText: string;
    measure: string;
    args: MeasureArgs;
    hidden: boolean;
    tiers: readonly {
        tier: number;
        goal: number;
    }[];
}
/** A frame and the rule that grants it today. */
export interface Frame {
    id: string;
    name: string;
    source: string;
    conditionText: string;
    measure: string | null;
    args: MeasureArgs;
    goal: number | null;
    validDays: number | null;
}
/** The medals that can be won today, in the order in which they are shown: those with a measure. */
export declare function loadMedals(db: Queryable, now: Date): Promise<Medal[]>;
/** All frames with the rules of today. */
export declare function loadFrames(db: Queryable, now: Date): Promise<Frame[]>;
/** Whether a domain provides what a rule measures. */
export declare function isMeasured(measure: string): boolean;
