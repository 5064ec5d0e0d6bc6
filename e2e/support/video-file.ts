import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const encoder = fileURLToPath(
  new URL('../../apps/server/src/domains/footage/tools/libav/libav-process.ts', import.meta.url),
)

/** A small MP4 of moving colours and a steady tone, made by the program's own libraries. */
export async function videoFile(
  name: string,
  { seconds, size = '854x480', rate = 10 }: { seconds: number; size?: string; rate?: number },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-e2e-video-'))
  try {
    const path = join(folder, 'video.mp4')
    const order = {
      source: {
        kind: 'graph',
        graph: `testsrc=size=${size}:rate=${rate}:duration=${seconds}[out0];sine=frequency=440:duration=${seconds}[out1]`,
      },
      video: { encoder: 'libx264', filter: 'null', pixelFormat: 'yuv420p', options: { preset: 'ultrafast' } },
      audio: {
        encoder: 'aac',
        filter: 'aformat=sample_fmts=fltp:channel_layouts=mono,asetnsamples=n=1024:p=0',
        options: {},
      },
      output: { format: 'mp4', path, metadata: { comment: String(Date.now()) } },
    }
    await run(process.execPath, [encoder, JSON.stringify({ kind: 'encode', order })])
    return { name, mimeType: 'video/mp4', buffer: await readFile(path) }
  } finally {
    await rm(folder, { recursive: true })
  }
}
