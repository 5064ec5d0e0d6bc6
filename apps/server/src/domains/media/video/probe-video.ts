import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { fileTypeFromBuffer } from 'file-type'
import * as z from 'zod'
import type { App } from '../../../context.ts'
import { readMp4Index, type Mp4Index } from './mp4-boxes.ts'
import { runBounded } from './run-bounded.ts'
import { refusalOf, type VideoFacts, type VideoRefusal } from './video-facts.ts'
import { videoToolsOf } from './video-tools.ts'

export type Probed = { kind: 'video'; facts: VideoFacts } | { kind: 'refused'; reason: VideoRefusal }

const headBytes = 64 * 1024
const mimes = new Map<string, VideoFacts['mime']>([
  ['video/mp4', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
  ['video/quicktime', 'video/quicktime'],
])
const bounds = {
  memoryBytes: 1024 ** 3,
  cpuSeconds: 8,
  fileBytes: 0,
  timeoutMs: 10_000,
  niceness: 5,
}

/**
 * Looks at a video: first the file's own index, read by us, then ffprobe, told that it is MP4 or MOV whatever it
 * claims to be and that it may read this one file.
 */
export async function probeVideo(app: App, path: string): Promise<Probed> {
  const mime = mimes.get(await typeOf(path))
  if (mime === undefined) return { kind: 'refused', reason: 'VideoTypeRefused' }
  const index = await readMp4Index(path)
  if (index === null || index.video === null) return { kind: 'refused', reason: 'VideoDamaged' }
  if (index.hasOutsideData) return { kind: 'refused', reason: 'VideoTypeRefused' }
  const tools = videoToolsOf(app)
  const facts = tools === null ? plainFacts(mime, index) : await askProbe(tools.ffprobe, mime, path)
  if (typeof facts === 'string') return { kind: 'refused', reason: facts }
  const reason = refusalOf(facts)
  return reason === null ? { kind: 'video', facts } : { kind: 'refused', reason }
}

async function typeOf(path: string): Promise<string> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return (await fileTypeFromBuffer(buffer.subarray(0, bytesRead)))?.mime ?? ''
  } finally {
    await handle.close()
  }
}

/** Without ffmpeg the file is shown as it is, so it must be what every browser plays. */
function plainFacts(mime: VideoFacts['mime'], index: Mp4Index): VideoFacts | VideoRefusal {
  const isH264 = index.video?.codec === 'avc1' || index.video?.codec === 'avc3'
  if (mime !== 'video/mp4' || !isH264) return 'VideoH264Only'
  if (index.audioCodec !== null && index.audioCodec !== 'mp4a') return 'VideoH264Only'
  return {
    mime,
    durationMs: index.durationMs,
    width: index.video?.width ?? 0,
    height: index.video?.height ?? 0,
    codec: 'h264',
    audioCodec: index.audioCodec === null ? null : 'aac',
    frameRate: 0,
    hdr: null,
  }
}

const Stream = z.object({
  codec_type: z.string().optional(),
  codec_name: z.string().optional(),
  width: z.number().optional(),
  height: z.number().optional(),
  avg_frame_rate: z.string().optional(),
  color_transfer: z.string().optional(),
  duration: z.coerce.number().optional(),
  disposition: z.object({ attached_pic: z.number() }).partial().optional(),
  tags: z.object({ rotate: z.coerce.number() }).partial().optional(),
  side_data_list: z.array(z.looseObject({ rotation: z.number().optional() })).optional(),
})
const Answer = z.object({
  streams: z.array(Stream),
  format: z.object({ duration: z.coerce.number().optional() }),
})

async function askProbe(
  ffprobe: string,
  mime: VideoFacts['mime'],
  path: string,
): Promise<VideoFacts | VideoRefusal> {
  const end = await runBounded(ffprobe, {
    args: [
      '-v',
      'error',
      '-protocol_whitelist',
      'file',
      '-f',
      'mov',
      '-show_entries',
      'format=duration:stream:stream_side_data',
      '-of',
      'json',
      '-i',
      `file:${path}`,
    ],
    bounds,
    cwd: tmpdir(),
  })
  if (end.kind !== 'done') return 'VideoDamaged'
  const answer = Answer.safeParse(JSON.parse(end.stdout))
  if (!answer.success) return 'VideoDamaged'
  const { streams, format } = answer.data
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1)
  if (video === undefined) return 'VideoDamaged'
  const seconds = Math.max(format.duration ?? 0, video.duration ?? 0)
  const { width = 0, height = 0 } = video
  const rotation =
    video.side_data_list?.find((one) => one.rotation !== undefined)?.rotation ?? video.tags?.rotate
  const turned = rotation !== undefined && Math.abs(rotation) % 180 === 90
  return {
    mime,
    durationMs: Math.round(seconds * 1000),
    width: turned ? height : width,
    height: turned ? width : height,
    codec: video.codec_name ?? '',
    audioCodec: streams.find((one) => one.codec_type === 'audio')?.codec_name ?? null,
    frameRate: rateOf(video.avg_frame_rate ?? ''),
    hdr: ['arib-std-b67', 'smpte2084'].find((one) => one === video.color_transfer) ?? null,
  }
}

function rateOf(text: string): number {
  const [upper = 0, lower = 1] = text.split('/').map(Number)
  return lower > 0 && Number.isFinite(upper / lower) ? upper / lower : 0
}
