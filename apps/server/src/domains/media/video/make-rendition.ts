import { mkdir, readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../../context.ts'
import { inputArgs, pictureFilter } from './ffmpeg-args.ts'
import { runBounded } from './run-bounded.ts'
import { initKey, segmentKey, segmentSeconds } from './video-keys.ts'
import type { Rendition, VideoRow } from './video.store.ts'

export interface Making {
  ffmpeg: string
  video: VideoRow
  /** The local original. */
  path: string
  folder: string
  /** Short edge. */
  quality: number
  signal: AbortSignal
  /** Seconds of the video that are done. */
  onProgress: (seconds: number) => void
}

const mostFramesPerSecond = 60
/** Longest a video may take; the processor's time is bounded besides, by the video's length. */
const timeoutMs = 3 * 3600_000

/**
 * Makes one copy as segments in the store.
 * @returns null when ffmpeg refuses the file
 * @throws when it was ended from outside, so that the job is tried again
 */
export async function makeRendition(app: App, making: Making): Promise<Rendition | null> {
  const { ffmpeg, video, folder, quality, signal } = making
  const out = join(folder, String(quality))
  await mkdir(out)
  const size = sizeOf(video, quality)
  const end = await runBounded(ffmpeg, {
    args: argsOf(making, out, size),
    bounds: {
      memoryBytes: 4 * 1024 ** 3,
      cpuSeconds: 120 + Math.ceil(video.durationMs / 1000) * 20,
      fileBytes: 256 * 1024 ** 2,
      timeoutMs,
      niceness: 19,
    },
    cwd: out,
    signal,
    onLine: (line) => {
      const [, microseconds] = /^out_time_(?:us|ms)=(\d+)$/.exec(line) ?? []
      if (microseconds !== undefined) making.onProgress(Number(microseconds) / 1e6)
    },
  })
  if (end.kind === 'ended') throw new Error(`ffmpeg was ended (${end.why}): ${end.stderr.slice(0, 300)}`)
  if (end.kind === 'refused') {
    app.log.warn({ fileId: video.fileId, stderr: end.stderr }, 'ffmpeg refused a video')
    return null
  }
  return keepSegments(app, making, out, size)
}

function argsOf(
  { video, path, quality }: Making,
  out: string,
  size: { width: number; height: number },
): string[] {
  const rate = quality >= 1080 ? 5000 : quality >= 720 ? 2800 : 1400
  return [
    ['-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1'],
    inputArgs(path),
    ['-map', '0:v:0', '-map', '0:a:0?', '-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    ['-t', String(Math.ceil(video.durationMs / 1000) + 1), '-threads', '2'],
    ['-vf', pictureFilter(video, size, 'yuv420p')],
    video.frameRate > mostFramesPerSecond ? ['-r', String(mostFramesPerSecond)] : [],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-profile:v', 'high', '-crf', '22'],
    ['-maxrate', `${rate}k`, '-bufsize', `${rate * 2}k`],
    ['-force_key_frames', `expr:gte(t,n_forced*${segmentSeconds})`],
    ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '48000'],
    // Slides of a few frames a minute: sound piles up until the first picture of the copy is there.
    ['-max_muxing_queue_size', '9999'],
    ['-f', 'hls', '-hls_time', String(segmentSeconds), '-hls_playlist_type', 'vod'],
    ['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', 'init.mp4'],
    ['-hls_segment_filename', join(out, '%d.m4s'), join(out, 'index.m3u8')],
  ].flat()
}

async function keepSegments(
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

/** The copy's sides: short edge as named, the other in proportion, both even. */
function sizeOf(video: VideoRow, quality: number): { width: number; height: number } {
  const scale = quality / Math.min(video.width, video.height)
  const even = (side: number) => 2 * Math.round((side * scale) / 2)
  return { width: even(video.width), height: even(video.height) }
}

// Profile, constraints and level stand in the `avcC` box, three bytes behind its version.
function avcCodec(init: Buffer): string {
  const at = init.indexOf('avcC')
  return at < 0 ? 'avc1.640028' : `avc1.${init.toString('hex', at + 5, at + 8)}`
}
