import type { MemberCtx } from '../../context.ts';
import type { Tx } from '../../db/client.ts';
/**
 * Adds photographs of the caller to one of their albums, or removes them. Idempotent.
 * @returns the number in the album now
 * @throws ContentNotFound when the album or a photograph is not theirs
 */
export declare function putInAlbum(ctx: MemberCtx, { id, pictureIds, on }: {
    id: string;
    pictureIds: string[];
    on: boolean;
}): Promise<{
    count: number;
}>;
/** Adds all photographs of a new post to albums of its author. @throws ContentNotFound */
export declare function putPostInAlbums(tx: Tx, { publishId, memberId, albumIds }: {
    publishId: string;
    memberId: string;
    albumIds: readonly string[];
}): Promise<void>;
