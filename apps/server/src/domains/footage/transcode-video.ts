import { videoStates } from '@guangquan/contract'
import type { FastifyBaseLogger } from 'fastify'
import type { App } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { makeRendition } from './make-rendition.ts'
import type { VideoTools } from './tools/video-tools.ts'
import { withOriginal } from './with-original.ts'
import { qualitiesOf } from './video-keys.ts'
import { addRendition, findVideo, updateVideo, type VideoRow } from './video.store.ts'
import { videoToolsOf } from './video-tools.ts'

/** Failed attempts after which the video is given up. A stop of the program does not count. */
const maxAttempts = 4
const progressIntervalMs = 1000

/**
 * Makes the copies a video lacks, the smallest first: from then on it can be watched. After an interruption it makes
 * the unfinished copy again and keeps the finished ones.
 */
export async function transcodeVideo(
  app: App,
  fileId: string,
  { signal, log }: { signal: AbortSignal; log: FastifyBaseLogger },
): Promise<void> {
  const video = await findVideo(app.db, fileId)
  if (
    video === null ||
    video.plain ||
    video.state === videoStates.ready ||
    video.state === videoStates.failed
  )
    return
  const tools = videoToolsOf(app)
  if (tools === null) throw new Error('this node has no ffmpeg')
  if (video.tries >= maxAttempts) return giveUp(app, video)
  const state = video.renditions.length > 0 ? videoStates.playable : videoStates.working
  await updateVideo(app.db, fileId, { state, tries: video.tries + 1 })
  try {
    await withOriginal(app, video.originalKey, (place) => makeAll(app, video, { ...place, tools, signal }))
  } catch (error) {
    if (signal.aborted) await updateVideo(app.db, fileId, { tries: video.tries })
    else log.warn({ err: error, fileId }, 'a video was not finished')
    throw error
  }
}

interface Place {
  path: string
  folder: string
  tools: VideoTools
  signal: AbortSignal
}

async function makeAll(app: App, video: VideoRow, place: Place): Promise<void> {
  const { fileId } = video
  const qualities = qualitiesOf(video.width, video.height)
  const total = qualities.reduce((sum, quality) => sum + quality ** 2, 0)
  let done = 0
  for (const quality of qualities) {
    if (!video.renditions.some((one) => one.quality === quality)) {
      const share = meter(app, video, { from: done / total, part: quality ** 2 / total })
      const rendition = await makeRendition(app, { ...place, video, quality, onProgress: share })
      if (rendition === null) return giveUp(app, video)
      if (!(await publishRendition(app, video, rendition))) return app.storage.removeFolder(video.prefix)
    }
    done += quality ** 2
  }
  await updateVideo(app.db, fileId, { state: videoStates.ready, progress: 100 })
}

/** The first copy is announced: posts that waited for it may be published. */
async function publishRendition(
  app: App,
  video: VideoRow,
  rendition: Parameters<typeof addRendition>[2],
): Promise<boolean> {
  return inTransaction({ db: app.db }, async (tx) => {
    if (!(await addRendition(tx, video.fileId, rendition))) return false
    await emit(tx, 'video.playable', { fileId: video.fileId })
    return true
  })
}

async function giveUp(app: App, video: VideoRow): Promise<void> {
  // With one copy the video can be watched; that the larger ones are missing is no failure.
  const now = await findVideo(app.db, video.fileId)
  if (now === null) return
  if (now.renditions.length > 0) {
    await updateVideo(app.db, video.fileId, { state: videoStates.ready, progress: 100 })
    return
  }
  await inTransaction({ db: app.db }, async (tx) => {
    await updateVideo(tx, video.fileId, { state: videoStates.failed })
    await emit(tx, 'video.failed', { fileId: video.fileId })
  })
}

/** Stores the progress from time to time, no more often than people look at it. */
function meter(
  app: App,
  video: VideoRow,
  { from, part }: { from: number; part: number },
): (seconds: number) => void {
  let recordedAt = 0
  return (seconds) => {
    if (app.now().getTime() - recordedAt < progressIntervalMs) return
    recordedAt = app.now().getTime()
    const share = from + part * Math.min(1, (seconds * 1000) / video.durationMs)
    const progress = Math.min(99, Math.floor(share * 100))
    updateVideo(app.db, video.fileId, { progress }).catch((error: unknown) => app.log.warn({ err: error }))
  }
}
