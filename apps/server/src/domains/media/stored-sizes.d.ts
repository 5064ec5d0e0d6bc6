import type { Queryable } from '../../db/client.ts';
import { type Job } from '../../jobs/job.ts';
export declare const storedSizesJob: Job;
export interface StoredSize {
    useType: number;
    files: number;
    bytes: number;
    countedAt: Date;
}
/** As they were last counted. */
export declare function listStoredSizes(db: Queryable): Promise<StoredSize[]>;
