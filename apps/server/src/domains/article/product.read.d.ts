import type { ArticleProduct } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** Cameras and lenses of the catalogue by their reference in articles; unknown ones are missing. */
export declare function loadProducts(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ArticleProduct>>;
/** Gear whose name contains these words, the most photographed first. */
export declare function searchProducts(ctx: Ctx, keyword: string): Promise<ArticleProduct[]>;
