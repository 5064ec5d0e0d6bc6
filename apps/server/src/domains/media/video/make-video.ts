import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { useTypes } from '@guangquan/contract'
import type { App } from '../../../context.ts'
import { makeFrames } from './make-frames.ts'
import { runBounded } from './run-bounded.ts'
import { storeVideo } from './store-video.ts'
import { transcodeVideo } from './transcode-video.ts'
import { videoToolsOf } from './video-tools.ts'

/** A video to be cut from pictures of our own. */
export interface VideoCut {
  /** Where it is made; the caller removes it. */
  folder: string
  /** Paths of JPEG files. */
  pictures: readonly string[]
  secondsEach: number
  /** The view travels over each picture. */
  moving: boolean
}

const size = { width: 1280, height: 720 }
const bounds = {
  memoryBytes: 4 * 1024 ** 3,
  cpuSeconds: 600,
  fileBytes: 512 * 1024 ** 2,
  timeoutMs: 30 * 60_000,
  niceness: 19,
}

/**
 * Cuts a silent video from pictures.
 * @returns its path in the folder, or null on a machine without ffmpeg
 */
export async function makeVideo(app: App, cut: VideoCut, signal: AbortSignal): Promise<string | null> {
  const tools = videoToolsOf(app)
  if (tools === null) return null
  const path = join(cut.folder, 'cut.mp4')
  const rate = cut.moving ? 25 : 5
  const inputs = cut.pictures.flatMap((picture) => [
    ...(cut.moving ? [] : ['-loop', '1', '-framerate', String(rate), '-t', String(cut.secondsEach)]),
    '-f',
    'image2',
    '-i',
    `file:${picture}`,
  ])
  const frames = cut.secondsEach * rate
  const scaled = `scale=${size.width * 2}:${size.height * 2}:force_original_aspect_ratio=increase,crop=${size.width * 2}:${size.height * 2}`
  const travel = `zoompan=z='1+0.16*on/${frames}':x='(iw-iw/zoom)*on/${frames}':y='(ih-ih/zoom)/2':d=${frames}:fps=${rate}:s=${size.width}x${size.height}`
  const each = cut.pictures.map((_, place) => {
    const still = `scale=${size.width}:${size.height}`
    return `[${place}:v]${scaled},${cut.moving ? travel : still},setsar=1[v${place}]`
  })
  const joined = `${cut.pictures.map((_, place) => `[v${place}]`).join('')}concat=n=${cut.pictures.length}:v=1[out]`
  const end = await runBounded(tools.ffmpeg, {
    args: [
      '-nostdin',
      '-v',
      'error',
      '-y',
      ...inputs,
      '-filter_complex',
      [...each, joined].join(';'),
      '-map',
      '[out]',
      '-r',
      String(rate),
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '20',
      '-pix_fmt',
      'yuv420p',
      `file:${path}`,
    ],
    bounds,
    cwd: cut.folder,
    signal,
  })
  if (end.kind !== 'done') throw new Error(`no video was cut: ${end.kind === 'ended' ? end.why : end.stderr}`)
  return path
}

/** Takes a local video as if its owner had uploaded it, and makes frames and copies at once. @returns its file */
export async function storeVideoFile(
  app: App,
  ownerId: string,
  path: string,
  signal: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256')
  const source: AsyncIterable<Buffer> = createReadStream(path)
  for await (const part of source) hash.update(part)
  const file = { path, size: (await stat(path)).size, sha256: hash.digest() }
  const id = await storeVideo(app, ownerId, file, { fileName: 'video.mp4', useType: useTypes.video })
  await makeFrames(app, id, signal)
  await transcodeVideo(app, id, { signal, log: app.log })
  return id
}
