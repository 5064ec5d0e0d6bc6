import type { Queryable } from '../../../db/client.ts';
export interface MappedPost {
    id: string;
    publishType: number;
    changedAt: Date;
}
/** The first post of each file, in the order of ids: the content of a file changes only by edits and deletions. */
export declare function listFileStarts(db: Queryable, perFile?: number): Promise<string[]>;
/** The public posts of the file that begins with this one. */
export declare function listMappedPosts(db: Queryable, first: string): Promise<MappedPost[]>;
