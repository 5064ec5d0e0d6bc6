import type { PostPartOf } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** The article part of cards: two statements for any number. */
export declare function loadArticleParts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, PostPartOf<'article'>>>;
/** Dimensions of a cover's copies, which are cropped to 16:9. */
export declare function wide({ width, height }: {
    width: number;
    height: number;
}): {
    width: number;
    height: number;
};
