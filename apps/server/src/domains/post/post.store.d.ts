import { type Mention } from '@guangquan/contract';
import type { Exposure } from '@guangquan/rules/exposure';
import type { Queryable, Tx } from '../../db/client.ts';
import type { PostColumns } from './kinds/post-kind.ts';
export interface NewPost extends PostColumns {
    id: string;
    authorId: string;
    publishType: number;
    /** Of the form it was written in. */
    composeId?: string | undefined;
    place: string;
    mentions: Mention[];
    topicIds: string[];
    tags: string[];
    exposure: Exposure;
    status: number;
    /** Why it is in review, where it is: `file` while it only waits for its video. */
    reviewCause: 'new' | 'firstPost' | 'word' | 'file';
    createdAt: Date;
}
/** Invalidates cached cards of posts: something a kind stores itself has changed. */
export declare function renewPosts(tx: Tx, ids: readonly string[]): Promise<void>;
/** The post that was published from a form of the author's; undefined when there is none, or when it was deleted. */
export declare function findComposed(tx: Tx, authorId: string, composeId: string | undefined): Promise<{
    id: string;
    status: number;
} | undefined>;
/** Inserts a post with its pictures in order; the first is the cover. */
export declare function insertPost(tx: Tx, post: NewPost): Promise<void>;
export interface LockedPost {
    id: string;
    author_id: string;
    publish_type: number;
    status: number;
    status_before: number | null;
    /** When reports hid it; null for one that is shown, and for one nobody has seen yet. */
    hidden_at: Date | null;
    expose_others: boolean;
    topic_ids: string[];
    tags: string[];
    like_count: number;
    comments_closed: boolean;
    critique_open: boolean;
}
/** A post this viewer may open, read from the database; undefined both when it does not exist and when it is hidden. */
export declare function findReadablePost(db: Queryable, viewerId: string | null, id: string): Promise<LockedPost | undefined>;
/** Locks a post's row until the end of the transaction. */
export declare function lockPost(tx: Tx, id: string): Promise<LockedPost | undefined>;
/** Whether this is one of the photographs of the post. */
export declare function isPictureOf(db: Queryable, { publishId, pictureId }: {
    publishId: string;
    pictureId: string;
}): Promise<boolean>;
/** Why a post was refused, for its author; empty without a reason. */
export declare function readReviewReason(db: Queryable, id: string): Promise<string>;
/** Changes a post's state. */
export declare function setPostStatus(tx: Tx, id: string, change: {
    status: number;
    createdAt?: Date;
    deletedAt?: Date;
    statusBefore?: number;
}): Promise<void>;
