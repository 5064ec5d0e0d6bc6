import type { Queryable } from '../../db/client.ts';
/** A notice in its recipient's export: what happened, by whom, where. */
export interface ExportedNotice {
    kind: string;
    userId: string | null;
    /** A kind of target, such as `post` or `comment`; null where it is about no target. */
    targetKind: string | null;
    targetId: string | null;
    /** Text shown with its sentence, such as a reason. */
    note: string;
    isRead: boolean;
    createTime: string;
}
/** A member's notices of the 180 days that they are stored, newest first. */
export declare function exportNotices(db: Queryable, memberId: string): AsyncGenerator<ExportedNotice>;
