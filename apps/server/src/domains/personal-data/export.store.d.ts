import type { App } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { StoredFolder } from '../../jobs/stored-folder.ts';
/** States of a row; the wire has two more, derived from the dates. */
export declare const exportState: {
    readonly working: 1;
    readonly ready: 2;
    readonly failed: 3;
};
/** A ready ZIP can be downloaded for this long, after which the next one may be requested. */
export declare const exportLifeMs: number;
export interface ExportRow {
    id: string;
    member_id: string;
    state: number;
    progress: number;
    object_key: string | null;
    size: number;
    requested_at: Date;
    expires_at: Date | null;
}
/** Storage key of an export's ZIP. */
export declare const exportKey: (id: string) => string;
/** A member's newest export. */
export declare function findNewestExport(db: Queryable, memberId: string): Promise<ExportRow | undefined>;
export declare function findExport(db: Queryable, id: string): Promise<ExportRow | undefined>;
/** @returns its id, or null when one is already being made */
export declare function insertExport(tx: Tx, memberId: string, now: Date): Promise<string | null>;
export declare function updateProgress(db: Queryable, id: string, progress: number): Promise<void>;
/** @returns false when the row no longer exists: its member was erased meanwhile */
export declare function markReady(db: Queryable, id: string, made: {
    key: string;
    size: number;
    expiresAt: Date;
}): Promise<boolean>;
/** Marks exports that no node is making any more as failed, so that their members may request again. */
export declare function giveUpExports(db: Queryable, requestedBefore: Date): Promise<void>;
export declare function markFailed(db: Queryable, id: string): Promise<void>;
/** Removes ZIPs whose seven days have passed. */
export declare function removeOldExports(app: App, now: Date): Promise<void>;
/** Removes a member's exports, ZIPs and rows. One that is being made removes its own ZIP once its row is deleted. */
export declare function eraseExports(app: App, memberId: string): Promise<void>;
/** The ZIPs, for the nightly comparison of the storage with the rows. */
export declare const exportFolder: StoredFolder;
