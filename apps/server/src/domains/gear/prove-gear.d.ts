import type { JobCtx } from '../../jobs/job.ts';
/** A figure that was wrong. */
interface GearDrift {
    kind: string;
    gear_id: string;
    figure: string;
    value: string;
    kept: number;
    counted: number;
}
/**
 * Recounts all figures of gear and repairs differences, of which there should be none. Also chooses the best
 * photographs again. All in one snapshot, after applying all pending changes.
 * @returns what was wrong
 */
export declare function proveGear({ db, log }: Pick<JobCtx, 'db' | 'log'>): Promise<GearDrift[]>;
export {};
