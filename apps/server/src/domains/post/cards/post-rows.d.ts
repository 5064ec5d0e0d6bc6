import { type RawBuilder } from 'kysely';
import type { ExifField, FollowState, Mention } from '@guangquan/contract';
/** What a post stores about one of its photographs. */
export interface PicturePart {
    id: string;
    fileId: string;
    title: string;
    alt: string;
    hidden: ExifField[];
}
/** The author of a post, and a version that differs after each change of the post or its author's row. */
interface Versions {
    id: string;
    author_id: string;
    version: string;
}
/**
 * Not covered by the version and read for every response: otherwise each like would make all nodes discard the card.
 */
export interface VersionRow extends Versions {
    like_count: number;
    collect_count: number;
    is_collect: boolean;
}
/** A post for one viewer: their reactions to it and their relation to its author. */
export interface MarkRow extends VersionRow {
    reply_count: number;
    share_count: number;
    is_like: boolean;
    follow_state: FollowState;
}
/** What a list needs of every post. */
export interface TileRow extends Versions {
    publish_type: number;
    picture_count: number;
    created_at: Date;
    cover: PicturePart | null;
}
export interface PostRow extends Omit<TileRow, 'cover'> {
    publish_sub_type: number;
    title: string;
    body: string;
    place: string;
    topic_ids: string[];
    tags: string[];
    status: number;
    expose_fans: boolean;
    expose_followed: boolean;
    expose_others: boolean;
    view_count: number;
    comments_closed: boolean;
    mentions: Mention[];
    critique_open: boolean;
    ai_mark: number;
    ai_suspected: boolean;
    edited_at: Date | null;
    pictures: PicturePart[];
}
/** SQL: differs after each change of the row of `publish`, except its counters, and of its author's row. */
export declare const postVersion: RawBuilder<string>;
type Ids = {
    ids: readonly string[];
};
/** Versions of posts and whether one viewer has collected them, in no particular order. */
export declare const versionRows: (db: import("../../../db/client.ts").Queryable, variant: {
    member: boolean;
}, values: Ids & {
    viewerId: string | null;
}) => Promise<VersionRow[]>;
/** SQL: the columns of `MarkRow`, from `publish`. */
export declare function markColumns(viewerId: RawBuilder<string> | null): readonly ["publish.id", "publish.author_id", "publish.like_count", "publish.collect_count", "publish.reply_count", "publish.share_count", import("kysely").AliasedRawBuilder<string, "version">, import("kysely").AliasedRawBuilder<boolean, "is_like">, import("kysely").AliasedRawBuilder<boolean, "is_collect">, import("kysely").AliasedRawBuilder<0 | 1 | 2, "follow_state">];
/** Posts with their relation to one viewer, in no particular order. */
export declare const markRows: (db: import("../../../db/client.ts").Queryable, variant: {
    member: boolean;
}, values: Ids & {
    viewerId: string | null;
}) => Promise<MarkRow[]>;
/** Posts with their photographs, in no particular order. */
export declare const postRows: (db: import("../../../db/client.ts").Queryable, values: Ids) => Promise<PostRow[]>;
/** Posts with their cover only, in no particular order. */
export declare const tileRows: (db: import("../../../db/client.ts").Queryable, values: Ids) => Promise<TileRow[]>;
export {};
