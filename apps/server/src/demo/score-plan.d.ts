import type { DemoPlan, PlannedPost } from './plan.ts';
/** Ranking data stored with a post. */
export interface PlannedScore {
    /** Weighted engagement. */
    points: number;
    /** Weighted counters at the time the points were computed. */
    basis: number;
    hot: number;
}
/** Scores of all posts at the plan's time, by the product's rules. */
export declare function scorePlan(plan: DemoPlan): Map<PlannedPost, PlannedScore>;
