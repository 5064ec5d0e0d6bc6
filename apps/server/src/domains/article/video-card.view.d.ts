import { type ArticleVideo } from '@guangquan/contract';
import type { Ctx, MemberCtx } from '../../context.ts';
/** Video posts visible to this viewer, by id, as articles show them. */
export declare function loadVideos(ctx: Ctx, ids: readonly string[]): Promise<Map<string, ArticleVideo>>;
/** The caller's newest published videos, for embedding in an article. */
export declare function listOwnVideos(ctx: MemberCtx): Promise<ArticleVideo[]>;
