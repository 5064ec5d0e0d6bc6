import type { MemberCtx } from '../../context.ts';
/**
 * Creates or renames an album.
 * @throws AlbumLimit, AlbumNameTaken, ContentNotFound for another member's, ContentRefused
 */
export declare function saveAlbum(ctx: MemberCtx, input: {
    id?: string | undefined;
    name: string;
}): Promise<{
    id: string;
}>;
/** Deletes an album; its photographs remain. @throws ContentNotFound */
export declare function deleteAlbum(ctx: MemberCtx, { id }: {
    id: string;
}): Promise<null>;
