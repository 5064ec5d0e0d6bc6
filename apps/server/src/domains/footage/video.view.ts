import type { VideoFrame, VideoProgress } from '@guangquan/contract'
import type { Ctx, MemberCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { signFile } from '../../http/serving/file-signature.ts'
import { loadPictures, type PictureView } from '../media/index.ts'
import { frameTimes } from './make-frames.ts'
import { findVideos, type VideoRow } from './video.store.ts'

/**
 * The processing state of a member's own video.
 * @throws ContentNotFound when it does not exist or is somebody else's
 */
export async function getVideoProgress(ctx: MemberCtx, fileId: string): Promise<VideoProgress> {
  return (await loadVideoProgress(ctx, [fileId])).get(fileId) ?? fail('ContentNotFound')
}

/** Processing states of own videos, by file. One that does not exist or is somebody else's is missing. */
export async function loadVideoProgress(
  ctx: MemberCtx,
  fileIds: readonly string[],
): Promise<Map<string, VideoProgress>> {
  const own = [...(await findVideos(ctx.db, fileIds)).values()].filter(
    (video) => video.ownerId === ctx.viewer.id,
  )
  const frames = await loadPictures(
    ctx,
    own.flatMap((video) => video.frameIds),
  )
  return new Map(
    own.map((video) => [
      video.fileId,
      {
        fileId: video.fileId,
        fileName: video.fileName,
        size: video.size,
        durationMs: video.durationMs,
        width: video.width,
        height: video.height,
        plain: video.plain,
        state: video.state,
        progress: video.progress,
        frames: framesOf(video, frames),
      },
    ]),
  )
}

function framesOf(video: VideoRow, pictures: ReadonlyMap<string, PictureView>): VideoFrame[] {
  const times = frameTimes(video.durationMs)
  return video.frameIds.flatMap((fileId, index) => {
    const picture = pictures.get(fileId)
    return picture === undefined ? [] : [{ fileId, url: picture.url480, atMs: times[index] ?? 0 }]
  })
}

/** How much of a video somebody may watch. The caller has checked that they may see its post. */
export type VideoRight = 'whole' | 'preview'

/**
 * The URL of a video's playlist. One that everybody may watch in full needs no signature; any other has one that is
 * valid for an hour and grants no more than this permission.
 */
export function videoUrl(ctx: Ctx, video: VideoRow, right: VideoRight): string {
  const query = video.isPublic
    ? ''
    : signFile(ctx.app, right === 'whole' ? 'private' : 'preview', video.fileId)
  const name = video.plain ? 'plain.mp4' : 'master.m3u8'
  return `${ctx.app.env.FILE_ORIGIN ?? ''}/files/${video.fileId}/video/${name}${query}`
}
