import type { Queryable, Tx } from '../../../db/client.ts';
import type { SettingCtx } from '../../../db/settings.ts';
/** What a member's quota and maximum file size depend on. */
export interface UploaderLevel {
    level: number;
    /** Of a registered product. */
    isOwner: boolean;
}
/** Returns the level of a file's owner: implemented by the member domain, which is above this one. */
export declare const uploaderLevel: import("../../../extension-point.ts").ExtensionPoint<(db: Queryable, memberId: string) => Promise<UploaderLevel>>;
/** Refuses a use that the operators closed. Uploads already begun continue. @throws Failure VideoClosed */
export declare function refuseClosed(ctx: SettingCtx, useType: number): Promise<void>;
/** @throws Failure FileTooLarge */
export declare function refuseTooLarge(db: Queryable, ownerId: string | null, { useType, size }: {
    useType: number;
    size: number;
}): Promise<void>;
/**
 * Refuses bytes that exceed the owner's quota. `counted` of the stored bytes belong to this very file. Locks out other
 * uploads of the owner until the end of `tx`, so that two cannot use the same remaining bytes.
 * @throws Failure QuotaFull, with used and total bytes
 */
export declare function refuseOverQuota(tx: Tx, ownerId: string, { size, counted }: {
    size: number;
    counted: number;
}): Promise<void>;
/** Locks out other uploads of a member until the end of `tx`. */
export declare function lockQuota(tx: Tx, ownerId: string): Promise<void>;
