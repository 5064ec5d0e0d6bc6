import type { MemberCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** A notice as its view needs it. */
export interface NoticeRow {
    id: string;
    tab: number;
    kind: string;
    from_member_id: string | null;
    target_kind: string | null;
    target_id: string | null;
    note: string;
    read_at: Date | null;
    created_at: Date;
}
/** A page of the caller's notices, of one tab or all, newest first. totalCount: capped, counted for the first page. */
export declare function listNotices(ctx: MemberCtx, input: PageInput & {
    tab?: number | undefined;
}): Promise<Omit<import("@guangquan/contract").Page<NoticeRow>, "items"> & {
    rows: NoticeRow[];
}>;
