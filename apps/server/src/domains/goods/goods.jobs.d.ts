import type { Database } from '../../db/client.ts';
import { type Job, type Schedule } from '../../jobs/job.ts';
interface Run {
    db: Database;
    signal: AbortSignal;
    now: Date;
}
/** Counts orders as received that were shipped long enough ago. */
export declare function completeOrders({ db, signal, now }: Run): Promise<void>;
/** Marks codes whose time has ended. Nobody accepts them meanwhile, however late this runs. */
export declare function expireCodes({ db, signal, now }: Run): Promise<void>;
/** Notifies members of unused codes that expire soon, once; those of one order together. */
export declare function notifyOfCodes({ db, signal, now }: Run): Promise<void>;
export declare const goodsJobs: Job[];
export declare const goodsSchedules: Schedule[];
export {};
