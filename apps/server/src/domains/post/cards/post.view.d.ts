import { type PublishCard, type PublishItem } from '@guangquan/contract';
import type { Ctx } from '../../../context.ts';
import { type PictureView } from '../../media/index.ts';
import { type ShownPost } from './publish-card.ts';
import { type MarkRow, type PicturePart } from './post-rows.ts';
/** A post to show, with the reason for its position where it has one. */
export interface PostPlace {
    id: string;
    why?: number;
}
/**
 * Posts as this viewer's lists show them, in the order given: one query for the viewer's reactions and three for those
 * not cached on this node, for any number, plus one per kind with a part of its own. The caller has checked that they
 * may be seen.
 */
export declare function loadPostCards(ctx: Ctx, places: readonly PostPlace[]): Promise<PublishCard[]>;
/** As `loadPostCards`, each as on its own page. */
export declare function loadPosts(ctx: Ctx, places: readonly PostPlace[]): Promise<PublishItem[]>;
/** As `loadPosts`, where the viewer's relation to the posts is already known. */
export declare function showPosts(ctx: Ctx, places: readonly PostPlace[], marks: readonly MarkRow[]): Promise<PublishItem[]>;
/** Cards of posts, each with what its page shows, which is more. */
export declare function loadCardsWithPosts(ctx: Ctx, places: readonly PostPlace[]): Promise<{
    card: PublishCard;
    post: ShownPost;
}[]>;
/** A photograph of a post as on the wire; nothing when its file no longer exists. */
export declare function pictureOf(part: PicturePart, picture: PictureView | undefined, isAuthor: boolean): PublishItem['pictures'];
