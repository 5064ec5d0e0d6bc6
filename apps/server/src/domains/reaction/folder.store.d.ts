import type { CollectFolder } from '@guangquan/contract';
import type { Queryable, Tx } from '../../db/client.ts';
interface FolderRow {
    id: string;
    member_id: string;
    name: string;
    is_public: boolean;
    collect_count: number;
}
/** A member's folders, oldest first. */
export declare function listFolders(db: Queryable, memberId: string): Promise<FolderRow[]>;
export declare function findFolder(db: Queryable, id: string): Promise<FolderRow | undefined>;
/** A folder, locked against deletion until the end of the transaction. */
export declare function lockFolder(tx: Tx, id: string): Promise<FolderRow | undefined>;
/** Removes a post from the collection. @returns the folder it was in; undefined when it was not collected */
export declare function removeCollect(tx: Tx, { publishId, memberId }: {
    publishId: string;
    memberId: string;
}): Promise<string | null | undefined>;
export declare function folderView(row: FolderRow): CollectFolder;
/** How many posts are in no named folder of a member. */
export declare function countUnfiled(db: Queryable, memberId: string): Promise<number>;
/** The folder of a collected post, locked until the end of the transaction; undefined when it is not collected. */
export declare function lockCollect(tx: Tx, { publishId, memberId }: {
    publishId: string;
    memberId: string;
}): Promise<string | null | undefined>;
/** Moves a collected post from one folder to another. */
export declare function changeFolder(tx: Tx, { publishId, memberId }: {
    publishId: string;
    memberId: string;
}, { from, to }: {
    from: string | null;
    to: string | null;
}): Promise<void>;
/** Moves the counters of folders, locked in the order of their ids, so that two moves do not deadlock. */
export declare function moveFolderCounts(tx: Tx, moves: readonly {
    id: string | null;
    delta: number;
}[]): Promise<void>;
export {};
