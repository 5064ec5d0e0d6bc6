import { type CommentPicture, type Cover, type PictureShape } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** A photograph as on the wire, without what the post adds. */
export type PictureView = Omit<PictureShape, 'title' | 'alt'>;
/**
 * Photographs for this viewer in one query. A file that is not public gets signed URLs: the caller has already checked
 * that the viewer may see the post.
 * @returns by file id; a file that no longer exists is missing
 */
export declare function loadPictures(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, PictureView>>;
/** A photograph that only represents something: without camera data. */
export declare function coverOf({ url480, url1080, width, height, blur, color }: PictureView): Cover;
/**
 * Pictures of comments, in one query. The caller has already checked that the viewer may see the comments.
 * @returns by file id; a file that no longer exists is missing
 */
export declare function loadCommentPictures(ctx: Ctx, fileIds: readonly string[]): Promise<Map<string, CommentPicture>>;
