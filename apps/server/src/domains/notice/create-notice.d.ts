import type { NoticeKind } from '@guangquan/contract';
import type { Tx } from '../../db/client.ts';
export interface NewNotice {
    memberId: string;
    /** What happened: declared by `noticeKinds` of the manifest of who writes it. */
    kind: NoticeKind;
    /** Who caused it; nobody gets a notice of what they did themselves. */
    fromMemberId?: string;
    /** What it is about: the name of a kind of target, and the target. */
    target?: {
        kind: string;
        id: string;
    };
    /** Text shown with its sentence. */
    note?: string;
}
/** Writes a notice in the transaction of its cause. */
export declare function createNotice(tx: Tx, now: Date, notice: NewNotice): Promise<void>;
/** As `createNotice`, for many recipients. */
export declare function createNotices(tx: Tx, now: Date, memberIds: readonly string[], notice: Omit<NewNotice, 'memberId'>): Promise<void>;
