import type { Database } from '../../../db/client.ts';
export interface PostScore {
    id: string;
    points: number;
    /** The weighted counters from which the score was computed. */
    basis: number;
    hot: number;
}
/** Writes the scores that order lists by heat; in the order of ids, like every write of many posts. */
export declare function writeScores(db: Database, scores: readonly PostScore[]): Promise<void>;
