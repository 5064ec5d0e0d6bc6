import type { Ctx, MemberCtx } from '../../context.ts';
export interface TagCount {
    name: string;
    count: number;
}
/**
 * Tags that begin with a text, then those that contain it, most used first in both groups; two letters or more may also
 * be the beginning of a tag's pinyin. A tag that was merged suggests the one it was merged into. For an empty text the most used tags of all.
 */
export declare function suggestTags(ctx: Ctx, keyword: string, limit?: number): Promise<TagCount[]>;
/** Tags of the caller's newest posts, last used first, with the number of published posts of each. */
export declare function listOwnTags(ctx: MemberCtx): Promise<TagCount[]>;
