import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FileUpload, uploadPieceBytes, type UploadedFile, type UseType } from '@guangquan/contract'
import type { App } from '../context.ts'
import { buildPicture } from './pictures/build-picture.ts'
import { makeFrames } from '../domains/footage/make-frames.ts'
import { transcodeVideo } from '../domains/footage/transcode-video.ts'
import type { EncodeOrder, VideoTrack } from '../domains/footage/tools/encode-order.ts'
import { callAs, signedHeaders, type Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'
import { videoToolsOf } from '../domains/footage/video-tools.ts'

export interface VideoOverrides {
  seconds?: number
  width?: number
  height?: number
  /** Frames per second. */
  rate?: number
  picture?: boolean
  sound?: boolean
  extension?: 'mp4' | 'mov'
  videoEncoder?: 'libx264' | 'mpeg4'
  audioEncoder?: 'aac' | 'libmp3lame'
  metadata?: Record<string, string>
}

const bounds = {
  memoryBytes: 4 * 1024 ** 3,
  cpuSeconds: 300,
  fileBytes: 1024 ** 3,
  timeoutMs: 300_000,
  niceness: 0,
}

/** A real video of moving colours, made by the program's own tools. */
export async function buildVideo(app: App, overrides: VideoOverrides = {}): Promise<Buffer> {
  const tools = videoToolsOf(app)
  if (tools === null) throw new Error('there is nothing that makes videos')
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-video-'))
  try {
    const path = join(folder, 'video')
    const { signal } = new AbortController()
    const end = await tools.encode(testOrder(path, overrides), { bounds, cwd: folder, signal })
    if (end.kind !== 'done') throw new Error(`no video was made: ${end.stderr}`)
    return await readFile(path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function testOrder(path: string, overrides: VideoOverrides): EncodeOrder {
  const { seconds = 4, width = 854, height = 480, rate = 10, picture = true, sound = true } = overrides
  const { videoEncoder = 'libx264', audioEncoder = 'aac', extension = 'mp4', metadata = {} } = overrides
  const graphs = [
    ...(picture ? [`testsrc=size=${width}x${height}:rate=${rate}:duration=${seconds}`] : []),
    ...(sound ? [`sine=frequency=440:duration=${seconds}`] : []),
  ]
  const video: VideoTrack = {
    encoder: videoEncoder,
    filter: 'null',
    pixelFormat: 'yuv420p',
    options: videoEncoder === 'libx264' ? { preset: 'ultrafast' } : {},
  }
  const samples = audioEncoder === 'aac' ? 1024 : 1152
  const filter = `aformat=sample_fmts=fltp:channel_layouts=mono,asetnsamples=n=${samples}:p=0`
  return {
    source: { kind: 'graph', graph: graphs.map((graph, place) => `${graph}[out${place}]`).join(';') },
    video: picture ? video : null,
    audio: sound ? { encoder: audioEncoder, filter, options: {} } : null,
    output: { format: extension, path, options: {}, metadata },
  }
}

/** Uploads a file in pieces, as the page does. @throws the refusal of Begin or Finish */
export async function uploadVideo(
  node: TestNode,
  as: Browser,
  body: Buffer,
  { fileName = 'DSC_0001.MP4', useType = 10 }: { fileName?: string; useType?: 10 | 11 } = {},
): Promise<UploadedFile> {
  return callAs(node, as, FileUpload.Finish, {
    uploadId: await sendPieces(node, as, body, { fileName, useType }),
  })
}

/** Sends all pieces of a file. @returns id of the upload, for `Finish` */
export async function sendPieces(
  node: TestNode,
  as: Browser,
  body: Buffer,
  { fileName, useType }: { fileName: string; useType: UseType },
): Promise<string> {
  const sha256 = createHash('sha256').update(body).digest('hex')
  const { uploadId } = await callAs(node, as, FileUpload.Begin, {
    fileName,
    size: body.length,
    sha256,
    useType,
  })
  for (let index = 0; index * uploadPieceBytes < body.length; index++) {
    const url = `/api/FileFront/PutPiece/${uploadId}/${index}`
    const piece = body.subarray(index * uploadPieceBytes, (index + 1) * uploadPieceBytes)
    await node.server.inject({
      method: 'PUT',
      url,
      payload: piece,
      headers: { 'content-type': 'application/octet-stream', ...signedHeaders(node, as, 'PUT', url, piece) },
    })
  }
  return uploadId
}

/** Uploads a poster unlike any other. @returns its file */
export async function uploadPoster(node: TestNode, as: Browser, width: number): Promise<string> {
  const picture = await buildPicture({ width, height: 700 })
  return (await uploadVideo(node, as, picture, { fileName: 'poster.jpg', useType: 11 })).fileId
}

/** Runs the job that makes the copies at once. */
export function transcodeNow(node: TestNode, fileId: string): Promise<void> {
  return transcodeVideo(node.app, fileId, { signal: new AbortController().signal, log: node.app.log })
}

/** Runs the job that makes the frames at once. */
export function makeFramesNow(node: TestNode, fileId: string): Promise<void> {
  return makeFrames(node.app, fileId, new AbortController().signal)
}
