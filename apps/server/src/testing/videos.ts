import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FileUpload, uploadPieceBytes, type UploadedFile } from '@guangquan/contract'
import type { App } from '../context.ts'
import { buildPicture } from '../domains/media/testing/build-picture.ts'
import { makeFrames } from '../domains/media/video/make-frames.ts'
import { transcodeVideo } from '../domains/media/video/transcode-video.ts'
import { callAs, signedHeaders, type Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'
import { videoToolsOf } from '../domains/media/video/video-tools.ts'

export interface VideoOverrides {
  seconds?: number
  width?: number
  height?: number
  /** Frames a second. */
  rate?: number
  sound?: boolean
  extension?: 'mp4' | 'mov'
  /** Arguments before the output, which win over the usual ones. */
  extra?: string[]
}

const run = promisify(execFile)

/** A real video of moving colours, made by the ffmpeg the program itself uses. */
export async function buildVideo(app: App, overrides: VideoOverrides = {}): Promise<Buffer> {
  const tools = videoToolsOf(app)
  if (tools === null) throw new Error('there is no ffmpeg')
  const { seconds = 4, width = 854, height = 480, rate = 10, sound = true, extension = 'mp4' } = overrides
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-video-'))
  try {
    const out = join(folder, `video.${extension}`)
    await run(tools.ffmpeg, [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${width}x${height}:rate=${rate}:duration=${seconds}`,
      ...(sound ? ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`, '-c:a', 'aac'] : []),
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      ...(overrides.extra ?? []),
      out,
    ])
    return await readFile(out)
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Uploads a file in pieces, as the page does. @throws what Begin or Finish refuses it with */
export async function uploadVideo(
  node: TestNode,
  as: Browser,
  body: Buffer,
  { fileName = 'DSC_0001.MP4', useType = 10 }: { fileName?: string; useType?: 10 | 11 } = {},
): Promise<UploadedFile> {
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
  return callAs(node, as, FileUpload.Finish, { uploadId })
}

/** Uploads a poster that is like no other. @returns its file */
export async function uploadPoster(node: TestNode, as: Browser, width: number): Promise<string> {
  const picture = await buildPicture({ width, height: 700 })
  return (await uploadVideo(node, as, picture, { fileName: 'poster.jpg', useType: 11 })).fileId
}

/** Does at once what the job of the copies does. */
export function transcodeNow(node: TestNode, fileId: string): Promise<void> {
  return transcodeVideo(node.app, fileId, { signal: new AbortController().signal, log: node.app.log })
}

/** Does at once what the job of the frames does. */
export function makeFramesNow(node: TestNode, fileId: string): Promise<void> {
  return makeFrames(node.app, fileId, new AbortController().signal)
}
