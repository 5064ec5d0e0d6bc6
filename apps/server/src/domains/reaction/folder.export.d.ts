import type { Queryable } from '../../db/client.ts';
/** What a member collected, with its folder, oldest first. */
export declare function exportCollected(db: Queryable, memberId: string): Promise<object[]>;
/** Deletes a member's folders, since their names are personal data. */
export declare function eraseFolders(db: Queryable, memberId: string): Promise<void>;
