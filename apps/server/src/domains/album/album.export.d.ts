import type { Queryable } from '../../db/client.ts';
/** Albums of a member by name, with their files. */
export declare function exportAlbums(db: Queryable, memberId: string): Promise<{
    name: string;
    createTime: string;
    fileIds: string[];
}[]>;
/** Removes a member's albums; the photographs remain. */
export declare function eraseAlbums(db: Queryable, memberId: string): Promise<void>;
