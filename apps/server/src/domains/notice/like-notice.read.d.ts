import type { MemberCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
/** The likes of one target on one day. */
export interface LikeNoticeRow {
    id: string;
    /** A value of `markNumbers`. */
    kind: number;
    target_kind: string;
    target_id: string;
    read_at: Date | null;
    newest_at: Date;
    actors: number;
    newest: string[];
}
/** A page of the groups of likes the caller got, latest first. totalCount: capped, counted for the first page. */
export declare function listLikeNotices(ctx: MemberCtx, input: PageInput): Promise<Omit<import("@guangquan/contract").Page<LikeNoticeRow>, "items"> & {
    rows: LikeNoticeRow[];
}>;
