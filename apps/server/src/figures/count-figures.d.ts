import { type Job, type JobCtx } from '../jobs/job.ts';
import { type Figure } from './figure.ts';
export declare const countRun = "kernel.countFigures";
/**
 * Counts every figure for the present day and for the days before it that were not counted to their end: those of a
 * night on which no node ran, and all of two years the first time.
 */
export declare function countFigures({ db, now, signal }: Pick<JobCtx, 'db' | 'now' | 'signal'>, figures: readonly Figure[]): Promise<void>;
/** The job over all figures of the product. */
export declare function figureJob(figures: readonly Figure[]): Job;
