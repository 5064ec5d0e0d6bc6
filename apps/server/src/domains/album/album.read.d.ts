import type { Album } from '@guangquan/contract';
import { type RawBuilder, type SqlBool } from 'kysely';
import type { Ctx } from '../../context.ts';
/**
 * A member's albums by name, with the number of photographs this viewer may see. An album without any visible
 * photograph is hidden from others, since its name may reveal them.
 * @throws ContentNotFound, TokenInvalid when a visitor asks for their own
 */
export declare function loadAlbums(ctx: Ctx, input: {
    userId?: string | undefined;
}): Promise<Album[]>;
/** SQL: a photograph of the post is in this album. For posts of the album's owner only. */
export declare function isPostInAlbum(publishId: RawBuilder<string>, albumId: string): RawBuilder<SqlBool>;
/** SQL: the photograph is in this album. For photographs of the album's owner only. */
export declare function isInAlbum(pictureId: RawBuilder<string>, albumId: string): RawBuilder<SqlBool>;
