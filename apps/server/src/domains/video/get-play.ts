import { lessonPreviewSeconds, type MethodParsed, type Video, type VideoPlay } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { findVideos, videoUrl, type VideoRight } from '../footage/index.ts'
import { isOwner } from '../standing/index.ts'
import { findOpenPost } from '../post-access/index.ts'
import { isGoodSocialCookie } from '../social/index.ts'
import { findPostVideos, findSubtitles, type PostVideo } from './video.store.ts'

/**
 * How this viewer plays the video of a post. The player's cookie of a social sign-in must have been made for this
 * session within ten minutes.
 * @throws ContentNotFound, Forbidden (another session's or an expired cookie), VideoNotReady
 */
export async function getPlay(ctx: Ctx, input: MethodParsed<typeof Video.GetPlay>): Promise<VideoPlay> {
  if (input.cookie !== undefined) {
    const { viewer } = ctx
    if (viewer === null || !isGoodSocialCookie({ ...ctx, viewer }, input.cookie)) fail('Forbidden')
  }
  const post = await findOpenPost(ctx, input.id)
  const [shown] = post === undefined ? [] : await findPostVideos(ctx.db, [post.id])
  if (post === undefined || shown === undefined) fail('ContentNotFound')
  const video = (await findVideos(ctx.db, [shown.fileId])).get(shown.fileId)
  if (video === undefined) fail('ContentNotFound')
  if (!video.plain && video.renditions.length === 0) fail('VideoNotReady')
  const right = await rightOf(ctx, shown, post.author_id)
  const isCut = right === 'preview' && video.durationMs > lessonPreviewSeconds * 1000
  const lines = await findSubtitles(ctx.db, post.id)
  return {
    url: videoUrl(ctx, video, right),
    plain: video.plain,
    durationMs: video.durationMs,
    limitSeconds: isCut ? lessonPreviewSeconds : null,
    qualities: video.renditions.map((one) => one.quality),
    subtitles: isCut ? (lines?.filter((line) => line.start < lessonPreviewSeconds) ?? null) : lines,
  }
}

async function rightOf(ctx: Ctx, { ownersOnly }: PostVideo, authorId: string): Promise<VideoRight> {
  if (!ownersOnly || ctx.viewer?.id === authorId) return 'whole'
  return ctx.viewer !== null && (await isOwner(ctx.db, ctx.viewer.id)) ? 'whole' : 'preview'
}
