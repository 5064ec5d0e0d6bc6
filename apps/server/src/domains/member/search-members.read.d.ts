import type { Ctx } from '../../context.ts';
import { type PageInput } from '../../db/paging.ts';
interface NameRow {
    id: string;
    place: number;
    name: string;
}
/**
 * A page of active members by nickname: names that begin with the word, then at most 1,000 that begin with it in pinyin
 * or its first letters, and as many that contain it. A single Latin character is searched only at the beginning of
 * names. totalCount: capped, counted for the first page.
 */
export declare function searchMembers(ctx: Ctx, input: PageInput & {
    keyword: string;
}): Promise<Omit<import("@guangquan/contract").Page<NameRow>, "items"> & {
    rows: NameRow[];
}>;
/** The first members of such a page, uncounted, to complete a name while it is typed. */
export declare function completeMembers(ctx: Ctx, keyword: string, limit: number): Promise<{
    id: string;
}[]>;
export {};
