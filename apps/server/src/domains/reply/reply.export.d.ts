import type { Queryable } from '../../db/client.ts';
/** A comment in its writer's export. */
export interface ExportedReply {
    id: string;
    publishId: string;
    text: string;
    createTime: string;
}
/** Comments a member wrote, oldest first. */
export declare function exportReplies(db: Queryable, authorId: string): Promise<ExportedReply[]>;
