import type { Tx } from '../../../db/client.ts';
export interface FrameGrant {
    memberId: string;
    frameId: string;
    /** For how long; null for ever. Days are added to what is left. */
    days: number | null;
    /** What grants it. The cause that granted it last grants it no second time. */
    cause: string;
}
/**
 * Grants a member a frame, in the transaction of its cause: what sells it calls this, with the id of the order in
 * `cause`. One for ever stays so; days are added to what is left; one that staff revoked stays revoked.
 * @returns whether it was granted
 */
export declare function grantFrame(tx: Tx, now: Date, grant: FrameGrant): Promise<boolean>;
/** As `grantFrame`, for many; with a notice of each unless `quietly`. */
export declare function grantFrames(tx: Tx, grants: readonly FrameGrant[], { now, quietly }: {
    now: Date;
    quietly: boolean;
}): Promise<readonly Pick<FrameGrant, 'memberId' | 'frameId'>[]>;
