import type { ArticleDetail, PublishItem } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
import type { ArticleRow } from './article.store.ts';
type ArticleText = Pick<ArticleRow, 'publish_id' | 'html' | 'sanitiser_version' | 'cover_file_id'>;
/**
 * An article's page for this viewer, who may see it. Photographs of an article that is not public get signed URLs;
 * products and videos are current.
 */
export declare function showArticle(ctx: Ctx, card: PublishItem, text: ArticleText): Promise<ArticleDetail>;
export {};
