import type { MethodParsed, Tag } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import { type TimeRow } from '../post/index.ts';
type TagPostsInput = MethodParsed<typeof Tag.GetPosts>;
/**
 * A page of the posts with a tag, of all kinds or of one, by heat or strictly by time. totalCount: capped, as this
 * viewer sees the list, counted for the first page. @throws ContentNotFound for a banned tag
 */
export declare function listTagged(ctx: Ctx, input: TagPostsInput): Promise<(Omit<import("@guangquan/contract").Page<TimeRow>, "items"> & {
    rows: TimeRow[];
}) | (Omit<import("@guangquan/contract").Page<{
    id: string;
    hot: number;
}>, "items"> & {
    rows: {
        id: string;
        hot: number;
    }[];
})>;
export {};
