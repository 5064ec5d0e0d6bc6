import { type RawBuilder, type SqlBool } from 'kysely';
import type { Queryable } from '../../db/client.ts';
/** Texts and posts of shown comments. */
export declare function loadReplyTexts(db: Queryable, ids: readonly string[]): Promise<{
    id: string;
    body: string;
    publish_id: string;
}[]>;
/** Writer and post of a shown comment. */
export declare function findShownReply(db: Queryable, id: string): Promise<{
    author_id: string;
    publish_id: string;
} | undefined>;
/** SQL: whether this member likes the comment. */
export declare function likesReplyById(memberId: RawBuilder<string>, replyId: RawBuilder<string>): RawBuilder<SqlBool>;
