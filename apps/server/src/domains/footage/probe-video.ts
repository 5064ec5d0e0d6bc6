import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import type { App } from '../../context.ts'
import { readMp4Index, type Mp4Index } from './mp4-boxes.ts'
import type { VideoTools } from './tools/video-tools.ts'
import { refusalOf, type VideoFacts, type VideoRefusal } from './video-facts.ts'
import { videoToolsOf } from './video-tools.ts'

export type Probed = { kind: 'video'; facts: VideoFacts } | { kind: 'refused'; reason: VideoRefusal }

const headBytes = 64 * 1024
const mimes = new Map<string, VideoFacts['mime']>([
  ['video/mp4', 'video/mp4'],
  ['video/x-m4v', 'video/mp4'],
  ['video/quicktime', 'video/quicktime'],
])

/**
 * Examines a video: first the file's index, parsed by us, then FFmpeg, which treats it as MP4 or MOV whatever it claims
 * to be and may read only this file.
 */
export async function probeVideo(app: App, path: string): Promise<Probed> {
  const mime = mimes.get(await typeOf(path))
  if (mime === undefined) return { kind: 'refused', reason: 'VideoTypeRefused' }
  const index = await readMp4Index(path)
  if (index === null || index.video === null) return { kind: 'refused', reason: 'VideoDamaged' }
  if (index.hasOutsideData) return { kind: 'refused', reason: 'VideoTypeRefused' }
  const tools = videoToolsOf(app)
  const facts = tools === null ? plainFacts(mime, index) : await runFfprobe(tools, mime, path)
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

/** Without ffmpeg the file is served unchanged, so it must be playable by every browser. */
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

async function runFfprobe(
  tools: VideoTools,
  mime: VideoFacts['mime'],
  path: string,
): Promise<VideoFacts | VideoRefusal> {
  const content = await tools.probe(path)
  if (content === null || content.video === null) return 'VideoDamaged'
  const { video } = content
  const isTurned = Math.abs(Math.round(video.rotation)) % 180 === 90
  return {
    mime,
    durationMs: Math.round(content.seconds * 1000),
    width: isTurned ? video.height : video.width,
    height: isTurned ? video.width : video.height,
    codec: video.codec,
    audioCodec: content.audioCodec,
    frameRate: video.frameRate,
    hdr: ['arib-std-b67', 'smpte2084'].find((one) => one === video.transfer) ?? null,
  }
}
