import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A small MP4 of moving colours and a steady tone, made by the ffmpeg the program itself uses. */
export async function videoFile(
  name: string,
  { seconds, size = '854x480', rate = 10 }: { seconds: number; size?: string; rate?: number },
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const folder = await mkdtemp(join(tmpdir(), 'guangquan-e2e-video-'))
  try {
    const out = join(folder, 'video.mp4')
    await run(ffmpeg(), [
      '-v',
      'error',
      '-f',
      'lavfi',
      '-i',
      `testsrc=size=${size}:rate=${rate}:duration=${seconds}`,
      '-f',
      'lavfi',
      '-i',
      `sine=frequency=440:duration=${seconds}`,
      '-c:a',
      'aac',
      '-metadata',
      `comment=${Date.now()}`,
      '-c:v',
      'libx264',
      '-preset',
      'ultrafast',
      '-pix_fmt',
      'yuv420p',
      out,
    ])
    return { name, mimeType: 'video/mp4', buffer: await readFile(out) }
  } finally {
    await rm(folder, { recursive: true })
  }
}

function ffmpeg(): string {
  const machine = '/usr/bin/ffmpeg'
  if (existsSync(machine)) return machine
  const about = `@ffmpeg-installer/${process.platform}-${process.arch}/package.json`
  return join(dirname(createRequire(import.meta.url).resolve(about)), 'ffmpeg')
}
