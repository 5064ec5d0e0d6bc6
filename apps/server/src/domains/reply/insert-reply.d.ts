import type { CritiqueInput, Mention } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
import { type ReplyRow } from './reply-rows.ts';
export interface NewReply {
    id: string;
    publishId: string;
    /** The first-level comment it belongs to. */
    parentId: string | null;
    /** Whom it answers within the second level. */
    replyToId: string | null;
    authorId: string;
    text: string;
    mentions: Mention[];
    fileId: string | null;
    status: number;
    createdAt: Date;
    critique?: CritiqueInput | undefined;
}
/**
 * Inserts a comment; one that is shown is announced and counted in its post. To be called last: everybody who answers the
 * post waits for its row.
 * @returns the comment as its writer sees it
 * @throws Failure ContentNotFound when the post was deleted meanwhile
 */
export declare function insertReply(tx: Tx, reply: NewReply): Promise<ReplyRow>;
