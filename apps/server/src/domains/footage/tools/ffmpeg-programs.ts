import { execFileSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod'
import { runBounded } from '../../../programs/run-bounded.ts'
import { allowedDecoders, neededEncoders, type EncodeOrder, type VideoContent } from './encode-order.ts'
import { probeBounds, type VideoTools } from './video-tools.ts'

/**
 * The programs ffmpeg and ffprobe of a folder.
 * @returns null where one of them is missing, or built without an encoder: those under the LGPL alone lack x264
 */
export function findPrograms(folder: string): VideoTools | null {
  const [ffmpeg, ffprobe] = [join(folder, 'ffmpeg'), join(folder, 'ffprobe')]
  if (!canRun(ffmpeg) || !canRun(ffprobe) || !canEncode(ffmpeg)) return null
  return {
    version: async () => {
      const end = await runBounded(ffmpeg, { args: ['-version'], bounds: probeBounds, cwd: tmpdir() })
      return end.kind === 'done' ? (/^ffmpeg version \S+/.exec(end.stdout)?.[0] ?? null) : null
    },
    probe: async (path) => {
      const end = await runBounded(ffprobe, {
        args: probeArguments(path),
        bounds: probeBounds,
        cwd: tmpdir(),
      })
      return end.kind === 'done' ? contentOf(end.stdout) : null
    },
    encode: (order, { bounds, cwd, signal, onProgress }) =>
      runBounded(ffmpeg, {
        args: encodeArguments(order),
        bounds,
        cwd,
        signal,
        onLine: (line) => {
          const [, microseconds] = /^out_time_(?:us|ms)=(\d+)$/.exec(line) ?? []
          if (microseconds !== undefined) onProgress?.(Number(microseconds) / 1e6)
        },
      }),
  }
}

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function canEncode(ffmpeg: string): boolean {
  try {
    const list = execFileSync(ffmpeg, ['-v', 'error', '-encoders'], {
      encoding: 'utf8',
      env: {},
      timeout: 5000,
    })
    const names = new Set(list.split('\n').map((line) => line.trim().split(/\s+/)[1]))
    return neededEncoders.every((name) => names.has(name))
  } catch {
    return false
  }
}

// An MP4 or MOV, whatever it claims to be, read from this file only and by an allowed list of decoders.
const fileOnly = ['-protocol_whitelist', 'file', '-f', 'mov']
const knownDecoders = ['-codec_whitelist', allowedDecoders.join(',')]

function encodeArguments({ source, video, audio, output }: EncodeOrder): string[] {
  return [
    ['-nostdin', '-v', 'error', '-y', '-progress', 'pipe:1'],
    sourceArguments(source),
    video === null ? ['-vn'] : videoArguments(video),
    audio === null
      ? ['-an']
      : ['-map', '0:a:0?', '-af', audio.filter, '-c:a', audio.encoder, ...optionsOf(audio.options, ':a')],
    ['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1'],
    Object.entries(output.metadata).flatMap(([key, value]) => ['-metadata', `${key}=${value}`]),
    // Slide shows of a few frames a minute: sound is buffered until the copy's first picture arrives.
    ['-max_muxing_queue_size', '9999', '-f', output.format, ...optionsOf(output.options, '')],
    [output.format === 'hls' ? output.path : `file:${output.path}`],
  ].flat()
}

function sourceArguments(source: EncodeOrder['source']): string[] {
  if (source.kind === 'graph') return ['-f', 'lavfi', '-i', source.graph]
  const from = source.fromSeconds === undefined ? [] : ['-ss', source.fromSeconds.toFixed(3)]
  const seconds = source.seconds === undefined ? [] : ['-t', String(source.seconds)]
  return [...from, ...fileOnly, ...knownDecoders, '-i', `file:${source.path}`, ...seconds]
}

function videoArguments(video: NonNullable<EncodeOrder['video']>): string[] {
  const { keyFrameSeconds, frames } = video
  return [
    ['-map', '0:V:0', '-vf', `${video.filter},format=${video.pixelFormat}`, '-threads', '2'],
    ['-c:v', video.encoder, ...optionsOf(video.options, ':v')],
    keyFrameSeconds === undefined ? [] : ['-force_key_frames', `expr:gte(t,n_forced*${keyFrameSeconds})`],
    frames === undefined ? [] : ['-frames:v', String(frames)],
  ].flat()
}

function optionsOf(options: Record<string, string>, stream: string): string[] {
  return Object.entries(options).flatMap(([name, value]) => [`-${name}${stream}`, value])
}

function probeArguments(path: string): string[] {
  const shown = ['-show_entries', 'format=duration:stream:stream_side_data', '-of', 'json']
  return ['-v', 'error', ...fileOnly, ...shown, '-i', `file:${path}`]
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
/** What `ffprobe` prints. */
const Report = z.object({
  streams: z.array(Stream),
  format: z.object({ duration: z.coerce.number().optional() }),
})

function contentOf(text: string): VideoContent | null {
  const report = Report.safeParse(JSON.parse(text))
  if (!report.success) return null
  const { streams, format } = report.data
  const video = streams.find((one) => one.codec_type === 'video' && one.disposition?.attached_pic !== 1)
  const turned = video?.side_data_list?.find((one) => one.rotation !== undefined)?.rotation
  return {
    seconds: Math.max(format.duration ?? 0, video?.duration ?? 0),
    video:
      video === undefined
        ? null
        : {
            codec: video.codec_name ?? '',
            width: video.width ?? 0,
            height: video.height ?? 0,
            rotation: turned ?? video.tags?.rotate ?? 0,
            frameRate: rateOf(video.avg_frame_rate ?? ''),
            transfer: video.color_transfer ?? '',
          },
    audioCodec: streams.find((one) => one.codec_type === 'audio')?.codec_name ?? null,
  }
}

function rateOf(text: string): number {
  const [upper = 0, lower = 1] = text.split('/').map(Number)
  return lower > 0 && Number.isFinite(upper / lower) ? upper / lower : 0
}
