import type { App } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
export interface Claim {
    /** Null for pictures of the site itself. */
    ownerId: string | null;
    fileIds: readonly string[];
    /** A value of `useTypes`. */
    useType: number;
    /** Whether damaged files must have been confirmed by their owner. */
    refusesDamage?: boolean;
}
/**
 * Marks a member's uploads as used by a post, a draft or a profile, so that they are kept. Idempotent.
 * @throws Failure UploadNotFound when one is missing, another member's, of another use or older than 24 hours;
 * DamageUnconfirmed
 */
export declare function claimFiles(app: App, tx: Tx, { ownerId, fileIds, useType, refusesDamage }: Claim): Promise<void>;
/**
 * Releases files that are no longer used: the next clean-up removes them. The caller has checked that nothing else uses
 * them.
 * @param from the files stay for a day from then on
 */
export declare function releaseFiles(tx: Tx, fileIds: readonly string[], { from }?: {
    from?: Date;
}): Promise<void>;
/** Makes the copies up to 1080 px public or private, in the transaction that changes the post's visibility. */
export declare function setFilesPublic(tx: Tx, fileIds: readonly string[], isPublic: boolean): Promise<void>;
