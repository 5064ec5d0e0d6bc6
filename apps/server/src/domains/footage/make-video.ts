import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { useTypes } from '@guangquan/contract'
import type { App } from '../../context.ts'
import { makeFrames } from './make-frames.ts'
import { storeVideo } from './store-video.ts'
import { transcodeVideo } from './transcode-video.ts'
import { videoToolsOf } from './video-tools.ts'

/** A video to be made of our own pictures. */
export interface VideoCut {
  /** Working folder; the caller removes it. */
  folder: string
  /** Paths of JPEG files. */
  pictures: readonly string[]
  secondsEach: number
  /** Pans across each picture. */
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

/** Makes a silent video of pictures. @returns its path in the folder, or null on a machine without ffmpeg */
export async function makeVideo(app: App, cut: VideoCut, signal: AbortSignal): Promise<string | null> {
  const tools = videoToolsOf(app)
  if (tools === null) return null
  const path = join(cut.folder, 'cut.mp4')
  const rate = cut.moving ? 25 : 5
  const end = await tools.encode(
    {
      source: { kind: 'graph', graph: graphOf(cut, rate) },
      video: {
        encoder: 'libx264',
        filter: `fps=${rate}`,
        pixelFormat: 'yuv420p',
        options: { preset: 'veryfast', crf: '20' },
      },
      audio: null,
      output: { format: 'mp4', path, options: {}, metadata: {} },
    },
    { bounds, cwd: cut.folder, signal },
  )
  if (end.kind !== 'done') throw new Error(`no video was cut: ${end.kind === 'ended' ? end.why : end.stderr}`)
  return path
}

/** Each picture for its duration, one after another. */
function graphOf({ pictures, secondsEach, moving }: VideoCut, rate: number): string {
  const frames = secondsEach * rate
  const [width, height] = [size.width * 2, size.height * 2]
  const scaled = `scale=${width}:${height}:force_original_aspect_ratio=increase,crop=${width}:${height}`
  const travel =
    `zoompan=z='1+0.16*on/${frames}':x='(iw-iw/zoom)*on/${frames}':y='(ih-ih/zoom)/2':` +
    `d=${frames}:fps=${rate}:s=${size.width}x${size.height}`
  const still =
    `scale=${size.width}:${size.height},loop=loop=${frames - 1}:size=1,` +
    `settb=1/${rate},setpts=N,fps=${rate}`
  const each = pictures.map(
    (picture, place) =>
      `movie=filename=${quoted(picture)}:f=image2,${scaled},${moving ? travel : still},setsar=1,format=yuv420p[v${place}]`,
  )
  const joined = `${pictures.map((_, place) => `[v${place}]`).join('')}concat=n=${pictures.length}:v=1[out0]`
  return [...each, joined].join(';')
}

/** A path escaped as a value in a filter graph: once for the option, once for the graph around it. */
function quoted(path: string): string {
  const option = path.replace(/[\\':]/g, '\\$&')
  return option.replace(/[\\'[\],;]/g, '\\$&')
}

/** Stores a local video as if its owner had uploaded it, and makes frames and copies at once. @returns its file */
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
