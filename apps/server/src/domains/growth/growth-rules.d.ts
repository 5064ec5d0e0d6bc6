import type { GrowthRule } from '@guangquan/contract';
import type { Queryable } from '../../db/client.ts';
/** A rule as it applies from a day on. */
export interface DatedRule extends GrowthRule {
    effectiveOn: string;
    inDayCap: boolean;
}
export interface DatedScale {
    effectiveOn: string;
    thresholds: readonly number[];
    dayCap: number;
    coinDayCap: number;
    makeUpPrice: number;
}
/** Every number of levels and experience, with the days on which they take effect. */
export interface GrowthRules {
    /** The rule that applies on a day; undefined before its first day. */
    ruleOn: (rule: string, day: string) => DatedRule | undefined;
    scaleOn: (day: string) => DatedScale;
    /** The rules that apply on a day. */
    allOn: (day: string) => DatedRule[];
}
/** Reads all of them: a few dozen rows. */
export declare function loadGrowthRules(db: Queryable): Promise<GrowthRules>;
