import { mkdir, readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { pictureFilter, soundFilter } from './filters.ts'
import type { EncodeOrder } from './tools/encode-order.ts'
import type { VideoTools } from './tools/video-tools.ts'
import { initKey, segmentKey, segmentSeconds } from './video-keys.ts'
import type { Rendition, VideoRow } from './video.store.ts'

export interface Making {
  tools: VideoTools
  video: VideoRow
  /** The local original. */
  path: string
  folder: string
  /** Short edge. */
  quality: number
  signal: AbortSignal
  /** Seconds of the video done so far. */
  onProgress: (seconds: number) => void
}

const maxFramesPerSecond = 60
/** Maximum wall-clock time for a video; processor time is limited as well, by the video's length. */
const timeoutMs = 3 * 3600_000

/**
 * Makes one copy as segments in storage.
 * @returns null when ffmpeg refuses the file
 * @throws when it was stopped from outside, so that the job is retried
 */
export async function makeRendition(app: App, making: Making): Promise<Rendition | null> {
  const { tools, video, folder, quality, signal } = making
  const out = join(folder, String(quality))
  await mkdir(out)
  const size = sizeOf(video, quality)
  const end = await tools.encode(orderOf(making, out, size), {
    bounds: {
      memoryBytes: 4 * 1024 ** 3,
      cpuSeconds: 120 + Math.ceil(video.durationMs / 1000) * 20,
      fileBytes: 256 * 1024 ** 2,
      timeoutMs,
      niceness: 19,
    },
    cwd: out,
    signal,
    onProgress: making.onProgress,
  })
  if (end.kind === 'ended') throw new Error(`ffmpeg was ended (${end.why}): ${end.stderr.slice(0, 300)}`)
  if (end.kind === 'refused') {
    app.log.warn({ fileId: video.fileId, stderr: end.stderr }, 'ffmpeg refused a video')
    return null
  }
  return storeSegments(app, making, out, size)
}

function orderOf(
  { video, path, quality }: Making,
  out: string,
  size: { width: number; height: number },
): EncodeOrder {
  const rate = quality >= 1080 ? 5000 : quality >= 720 ? 2800 : 1400
  return {
    source: { kind: 'file', path, seconds: Math.ceil(video.durationMs / 1000) + 1 },
    video: {
      encoder: 'libx264',
      filter: pictureFilter(video, size, { framesPerSecond: Math.min(video.frameRate, maxFramesPerSecond) }),
      pixelFormat: 'yuv420p',
      options: {
        preset: 'veryfast',
        profile: 'high',
        crf: '22',
        maxrate: `${rate}k`,
        bufsize: `${rate * 2}k`,
      },
      keyFrameSeconds: segmentSeconds,
    },
    audio: { encoder: 'aac', filter: soundFilter, options: { b: '128k' } },
    output: {
      format: 'hls',
      path: join(out, 'index.m3u8'),
      options: {
        hls_time: String(segmentSeconds),
        hls_playlist_type: 'vod',
        hls_segment_type: 'fmp4',
        hls_fmp4_init_filename: 'init.mp4',
        hls_segment_filename: join(out, '%d.m4s'),
      },
      metadata: {},
    },
  }
}

async function storeSegments(
  app: App,
  { video, quality }: Making,
  out: string,
  size: { width: number; height: number },
): Promise<Rendition> {
  const playlist = await readFile(join(out, 'index.m3u8'), 'utf8')
  const segments = [...playlist.matchAll(/^#EXTINF:([\d.]+),/gm)].map(([, seconds]) => Number(seconds))
  const present = (await readdir(out)).filter((name) => name.endsWith('.m4s')).length
  if (segments.length === 0 || segments.length !== present) throw new Error('ffmpeg left an incomplete copy')
  const init = await readFile(join(out, 'init.mp4'))
  await app.storage.put(initKey(video.prefix, quality), init, 'video/mp4')
  let bandwidth = 0
  for (const [index, seconds] of segments.entries()) {
    const path = join(out, `${index}.m4s`)
    bandwidth = Math.max(bandwidth, ((await stat(path)).size * 8) / Math.max(seconds, 1))
    await app.storage.putFile(segmentKey(video.prefix, quality, index), path, 'video/mp4')
  }
  const codecs = [avcCodec(init), ...(video.hasSound ? ['mp4a.40.2'] : [])].join(',')
  return { quality, ...size, bandwidth: Math.ceil(bandwidth), codecs, segments }
}

/** Size of the copy: short edge as named, the other in proportion, both even. */
function sizeOf(video: VideoRow, quality: number): { width: number; height: number } {
  const scale = quality / Math.min(video.width, video.height)
  const even = (side: number) => 2 * Math.round((side * scale) / 2)
  return { width: even(video.width), height: even(video.height) }
}

// Profile, constraints and level are in the `avcC` box, three bytes after its version.
function avcCodec(init: Buffer): string {
  const at = init.indexOf('avcC')
  return at < 0 ? 'avc1.640028' : `avc1.${init.toString('hex', at + 5, at + 8)}`
}
