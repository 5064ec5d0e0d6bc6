import type { ArticleDetail, PublishItem } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/** What an article in any state says, for those who decide; null for a post that is none. */
export declare function loadReviewedArticle(ctx: Ctx, card: PublishItem): Promise<Pick<ArticleDetail, 'lead' | 'blocks'> | null>;
