import type { JobCtx } from '../../jobs/job.ts';
/**
 * Gives members who have no experience counted yet what they earned, each in a transaction, so that an interrupted run
 * goes on with the next member. What is counted already counts no second time. Coins begin with the release that pays
 * them: none are paid for earlier days.
 */
export declare function backfillGrowth({ db, now, signal, log, }: Pick<JobCtx, 'db' | 'now' | 'signal' | 'log'>): Promise<void>;
