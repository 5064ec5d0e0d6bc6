import { type RawBuilder, type SqlBool } from 'kysely';
/**
 * SQL: this viewer sees the row of `reply`, given that they may open its post. A comment in review is visible to its
 * writer only; a block hides comments in both directions.
 */
export declare function visibleReplies(viewerId: RawBuilder<string> | null): RawBuilder<SqlBool>;
/** SQL for a row with a comment id: the comment is shown, and this viewer may open its post. */
export declare function isReadableReply(replyId: RawBuilder<string>, viewerId: RawBuilder<string>): RawBuilder<SqlBool>;
/** SQL for a row with a comment id: its writer, where the comment is readable; else null. */
export declare function writerOfReadable(replyId: RawBuilder<string>, viewerId: RawBuilder<string>): RawBuilder<string | null>;
