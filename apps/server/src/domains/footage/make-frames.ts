import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { useTypes, videoFrameCount } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { storeFile, removeFile } from '../media/index.ts'
import { pictureFilter } from './filters.ts'
import type { VideoTools } from './tools/video-tools.ts'
import { withOriginal } from './with-original.ts'
import { findVideo, updateVideo, type VideoRow } from './video.store.ts'
import { videoToolsOf } from './video-tools.ts'

const bounds = {
  memoryBytes: 3 * 1024 ** 3,
  cpuSeconds: 30,
  fileBytes: 64 * 1024 ** 2,
  timeoutMs: 60_000,
  niceness: 5,
}
const posterLongest = 1920

/** Instants of the frames: the middles of equal parts, so that neither a fade-in nor the end is shown. */
export function frameTimes(durationMs: number): number[] {
  return Array.from({ length: videoFrameCount }, (_, index) =>
    Math.round(((index + 0.5) / videoFrameCount) * durationMs),
  )
}

/** Makes the frames an author chooses a poster from, each a picture of its own. Once per video. */
export async function makeFrames(app: App, fileId: string, signal: AbortSignal): Promise<void> {
  const video = await findVideo(app.db, fileId)
  const tools = videoToolsOf(app)
  if (video === null || video.frameIds.length > 0 || video.plain) return
  if (tools === null) throw new Error('this node has no ffmpeg')
  await withOriginal(app, video.originalKey, async ({ path, folder }) => {
    const frameIds: string[] = []
    for (const atMs of frameTimes(video.durationMs)) {
      const body = await takeFrame(tools, { video, path, folder, atMs, signal })
      if (body === null) continue
      const fileName = `${frameIds.length + 1}.jpg`
      frameIds.push(await storeFile(app, video.ownerId, body, { fileName, useType: useTypes.poster }))
    }
    if (frameIds.length === 0) throw new Error(`no frame of ${fileId} could be read`)
    if (await updateVideo(app.db, fileId, { frameIds })) return
    for (const id of frameIds) await removeFile(app, id)
  })
}

interface Taking {
  video: VideoRow
  path: string
  folder: string
  atMs: number
  signal: AbortSignal
}

async function takeFrame(tools: VideoTools, taking: Taking): Promise<Buffer | null> {
  const { video, path, folder, atMs, signal } = taking
  const out = join(await mkdtemp(join(folder, 'frame-')), 'frame.jpg')
  const size = fitted(video, posterLongest)
  const end = await tools.encode(
    {
      source: { kind: 'file', path, fromSeconds: atMs / 1000 },
      video: {
        encoder: 'mjpeg',
        filter: pictureFilter(video, size),
        pixelFormat: 'yuvj420p',
        // Quantiser 2, in libavcodec's units.
        options: { flags: '+qscale', global_quality: '236' },
        frames: 1,
      },
      audio: null,
      output: { format: 'image2', path: out, options: { update: '1' }, metadata: {} },
    },
    { bounds, cwd: folder, signal },
  )
  if (end.kind === 'ended') throw new Error(`taking a frame ended: ${end.why}`)
  const body = await readFile(out).catch(() => null)
  await rm(out, { force: true })
  return end.kind === 'done' ? body : null
}

function fitted(
  video: { width: number; height: number },
  longest: number,
): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(video.width, video.height))
  const even = (side: number) => 2 * Math.round((side * scale) / 2)
  return { width: even(video.width), height: even(video.height) }
}
