import type { VideoPlay } from '@guangquan/contract';
import type { Ctx } from '../../context.ts';
/**
 * The whole video of a post in any state, for those who decide; null for a post without one, and while it cannot be
 * watched. The caller is responsible for the permission.
 */
export declare function loadReviewedVideo(ctx: Ctx, publishId: string): Promise<Pick<VideoPlay, 'url' | 'plain'> | null>;
