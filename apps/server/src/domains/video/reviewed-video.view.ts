import type { VideoPlay } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { findVideos, videoUrl } from '../footage/index.ts'
import { findPostVideos } from './video.store.ts'

/**
 * The whole video of a post in any state, for those who decide; null for a post without one, and while it cannot be
 * watched. The caller is responsible for the permission.
 */
export async function loadReviewedVideo(
  ctx: Ctx,
  publishId: string,
): Promise<Pick<VideoPlay, 'url' | 'plain'> | null> {
  const [shown] = await findPostVideos(ctx.db, [publishId])
  const video = shown && (await findVideos(ctx.db, [shown.fileId])).get(shown.fileId)
  if (video === undefined || (!video.plain && video.renditions.length === 0)) return null
  return { url: videoUrl(ctx, video, 'whole'), plain: video.plain }
}
