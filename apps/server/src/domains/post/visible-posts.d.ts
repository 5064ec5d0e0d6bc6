import { type RawBuilder, type SqlBool } from 'kysely';
/**
 * SQL: the row of `publish` is published. A literal, not a parameter: the indexes are partial, and the planner must see
 * that they apply.
 */
export declare const isPublished: RawBuilder<SqlBool>;
/**
 * SQL: this viewer sees the row of `publish` in lists. Every list uses it, so that paging counts only what is shown.
 * Equivalent to `canSeePost`, except for an author's own unpublished posts.
 * @param viewerId null for a visitor
 */
export declare function visiblePosts(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool>;
/** SQL: the row of `publish` has photographs, as the photo wall and all lists of tiles require. */
export declare const hasPictures: RawBuilder<SqlBool>;
/** SQL: this viewer may open the row of `publish`: what lists show, and their own posts until deleted. */
export declare function readablePosts(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool>;
/** SQL: a query of the id and the author of a post, where this viewer may open it. */
export declare function readablePost(id: RawBuilder<string>, viewerId: RawBuilder<string>): RawBuilder<{
    id: string;
    author_id: string;
}>;
/** SQL for a row with a post id: this member wrote the post. */
export declare function isAuthoredBy(publishId: RawBuilder<string>, memberId: RawBuilder<string>): RawBuilder<SqlBool>;
/** SQL for a row with a post id: the post is of this type. */
export declare function postTypeIs(publishId: RawBuilder<string>, publishType: RawBuilder<number | null>): RawBuilder<SqlBool>;
/** SQL for a row with a post id: this viewer may open the post. */
export declare function isReadablePost(publishId: RawBuilder<string>, viewerId: RawBuilder<string> | null): RawBuilder<SqlBool>;
/** SQL for a row with a post id: the author of the post, where this viewer may open it; else null. */
export declare function authorOfReadable(publishId: RawBuilder<string>, viewerId: RawBuilder<string>): RawBuilder<string | null>;
/** SQL for a row with a post id: this viewer sees the post in lists. */
export declare function isVisiblePost(publishId: RawBuilder<unknown>, viewerId: RawBuilder<string> | null): RawBuilder<SqlBool>;
