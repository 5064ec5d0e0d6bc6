import type { MethodParsed, Picture } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import { type TimeRow } from '../post/index.ts';
type WallInput = MethodParsed<typeof Picture.GetList>;
interface HotRow {
    id: string;
    hot: number;
}
/** The matching photograph of the post, where it is not the cover. */
interface Matched {
    match?: string;
}
/**
 * A page of the photo wall. Unfiltered 推荐 is the home page's edition; with a filter it is ordered like 热门, because an
 * edition covers the whole site. A merged tag shows the one it was merged into. totalCount: capped, except the edition's counter.
 */
export declare function listWall(ctx: Ctx, input: WallInput): Promise<(Omit<import("@guangquan/contract").Page<import("./recommended.read.ts").RankRow>, "items"> & {
    rows: import("./recommended.read.ts").RankRow[];
}) | (Omit<import("@guangquan/contract").Page<HotRow & Matched>, "items"> & {
    rows: (HotRow & Matched)[];
}) | (Omit<import("@guangquan/contract").Page<TimeRow & Matched>, "items"> & {
    rows: (TimeRow & Matched)[];
})>;
export {};
