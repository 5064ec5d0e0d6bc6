import type { Queryable } from '../db/client.ts';
/** What the last comparison of one folder with its rows found. */
export interface RecordedProof {
    folder: string;
    objects: number;
    orphans: number;
    removed: number;
    missing: number;
}
export declare function listStorageProofs(db: Queryable): Promise<(RecordedProof & {
    provedAt: Date;
})[]>;
/** Replaces what the comparison before found. */
export declare function recordProof(db: Queryable, { folder, ...found }: RecordedProof, now: Date): Promise<void>;
