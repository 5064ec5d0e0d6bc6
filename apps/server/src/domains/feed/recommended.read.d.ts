import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
export interface RankRow {
    id: string;
    why: number;
    edition: number;
    /** Place in this reader's order. */
    order: number;
    size: number;
}
interface RecommendedList {
    /** Only posts with photographs. */
    picturesOnly?: boolean;
    /** Posts of these topics are lifted. */
    topicIds?: readonly string[];
}
/**
 * A page of 推荐. A reader pages through the edition they started with, so that positions do not shift; when it has been
 * removed (after half an hour) they continue in the newest one. totalCount: counter, the size of the edition.
 * @returns null while there is no edition, and for a cursor of the list shown instead
 */
export declare function listRecommended(ctx: Ctx, input: PageInput, list?: RecommendedList): Promise<(Omit<import("@guangquan/contract").Page<RankRow>, "items"> & {
    rows: RankRow[];
}) | null>;
export {};
