import { type Job, type JobCtx } from './job.ts';
import type { StoredFolder } from './stored-folder.ts';
/** One folder compared with its rows. */
export interface StorageProof {
    folder: string;
    objects: number;
    orphans: string[];
    removed: number;
    missing: string[];
}
type ProofCtx = Pick<JobCtx, 'app' | 'db' | 'now' | 'log' | 'signal'>;
/**
 * Compares every object of these folders with the rows that name it. Objects without a row are removed after a grace
 * period, rows without objects are reported: only a backup can bring those back.
 */
export declare function proveStorage(ctx: ProofCtx, folders: readonly StoredFolder[]): Promise<StorageProof[]>;
/** The nightly job over all folders of the product. */
export declare function storageJob(folders: readonly StoredFolder[]): Job;
export {};
