import type { JobCtx } from '../../../jobs/job.ts';
/** Settles the passports of every registered number, in their order; a stopped run begins again. */
export declare function settleAll({ app, db, now, signal }: JobCtx): Promise<void>;
