import type { Database, Queryable } from '../../db/client.ts';
import { type DraftContent } from './draft.store.ts';
/** Drafts of a member, newest first. */
export declare function exportDrafts(db: Queryable, authorId: string): Promise<(Omit<DraftContent, 'mentions'> & {
    publishType: number;
    savedTime: string;
})[]>;
/** Deletes a member's drafts. Files are removed by the caller, together with all others of the member. */
export declare function eraseDrafts(db: Database, authorId: string): Promise<void>;
/** Removes a member's name and id from others' drafts. May be run again after an interruption. */
export declare function eraseMentionsInDrafts(db: Database, memberId: string): Promise<void>;
