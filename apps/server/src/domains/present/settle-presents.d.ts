import type { Database } from '../../db/client.ts';
interface Run {
    db: Database;
    signal: AbortSignal;
    now: Date;
}
/** Ends presents past their deadline. Nobody claims them meanwhile, however late this runs. */
export declare function expirePresents({ db, signal, now }: Run): Promise<void>;
/** Counts presents as received that were shipped long enough ago. */
export declare function completePresents({ db, signal, now }: Run): Promise<void>;
/** Reminds members of presents that wait for them, 7 days and 1 day before the deadline. */
export declare function remindOfPresents({ db, signal, now }: Run): Promise<void>;
export {};
