import type { App } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
import type { FileUse } from './kinds/post-kind.ts';
/** Claims files of several uses for one owner. @throws Failure UploadNotFound */
export declare function claimUses(app: App, tx: Tx, { ownerId, uses, refusesDamage, }: {
    ownerId: string;
    uses: readonly FileUse[];
    refusesDamage?: boolean;
}): Promise<void>;
/** Claims the files of a post that is published or changed. @throws Failure UploadNotFound, DamageUnconfirmed */
export declare function claimPostFiles(app: App, tx: Tx, { authorId, uses }: {
    authorId: string;
    uses: readonly FileUse[];
}): Promise<void>;
/** Stores the files a post uses beside its photographs. */
export declare function insertPostFiles(tx: Tx, publishId: string, uses: readonly FileUse[]): Promise<void>;
/**
 * Replaces the files a post uses beside its photographs.
 * @returns the files it no longer uses
 * @throws UploadNotFound, DamageUnconfirmed
 */
export declare function replacePostFiles(app: App, tx: Tx, { id, authorId, uses }: {
    id: string;
    authorId: string;
    uses: readonly FileUse[];
}): Promise<string[]>;
/** Files that become public with a post, photographs first and in order. */
export declare function listShownFiles(db: Queryable, id: string): Promise<string[]>;
/** Those of these files that some post makes public. */
export declare function findPublicFiles(db: Queryable, fileIds: readonly string[]): Promise<Set<string>>;
/** Those of these files of one author that no post uses, nor anything above posts, such as a draft. */
export declare function findUnusedFiles(db: Queryable, authorId: string, fileIds: readonly string[]): Promise<string[]>;
/** Every file that an author's posts use. */
export declare function listAuthorFiles(db: Queryable, authorId: string): Promise<string[]>;
/** Removes a post's references to its files. @returns all of them, for the caller to release those nothing else uses */
export declare function removePostFiles(tx: Tx, publishId: string): Promise<string[]>;
