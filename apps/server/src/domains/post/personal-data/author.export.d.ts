import type { Queryable } from '../../../db/client.ts';
/** A post in its author's export; `files` names the originals in the same export. */
export interface ExportedPost {
    id: string;
    publishType: number;
    title: string;
    text: string;
    place: string;
    topicIds: string[];
    tags: string[];
    status: number;
    createTime: string;
    likeCount: number;
    collectCount: number;
    replyCount: number;
    pictures: {
        fileId: string;
        title: string;
        alt: string;
    }[];
    /** Specific to its kind; null for the others. */
    part: object | null;
}
/** All posts of a member, including deleted ones that can still be restored, oldest first. */
export declare function exportPosts(db: Queryable, authorId: string): Promise<ExportedPost[]>;
