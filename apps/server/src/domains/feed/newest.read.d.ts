import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
import { type TimeRow } from '../post/index.ts';
/** A page of 最新: strictly by time. totalCount: capped, as visitors see the list. */
export declare function listNewest(ctx: Ctx, input: PageInput): Promise<Omit<import("@guangquan/contract").Page<TimeRow>, "items"> & {
    rows: TimeRow[];
}>;
