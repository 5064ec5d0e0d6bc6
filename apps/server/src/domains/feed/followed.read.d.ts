import type { MemberCtx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
import { type TimeRow } from '../post/index.ts';
/** A page of 关注: posts of followed members by time. totalCount: capped, over the first 300 followees. */
export declare function listFollowed(ctx: MemberCtx, input: PageInput): Promise<Omit<import("@guangquan/contract").Page<TimeRow>, "items"> & {
    rows: TimeRow[];
}>;
