import type { App } from '../../context.ts';
import type { Queryable, Tx } from '../../db/client.ts';
/** Whether a member has an avatar, or does not exist and so cannot get one. */
export declare function hasAvatar(db: Queryable, memberId: string): Promise<boolean>;
/** Makes an uploaded file the avatar of a member who has none; one chosen meanwhile stays. */
export declare function setFirstAvatar(app: App, tx: Tx, { memberId, fileId }: {
    memberId: string;
    fileId: string;
}): Promise<void>;
