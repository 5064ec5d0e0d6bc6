import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPrograms } from './ffmpeg-programs.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'guangquan-ffmpeg-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function install(encoders: readonly string[]): Promise<void> {
  const list = encoders.map((name) => ` V....D ${name.padEnd(20)} of a test`).join('\n')
  for (const name of ['ffmpeg', 'ffprobe']) {
    await writeFile(join(folder, name), `#!/bin/sh\ncat <<'end'\nEncoders:\n ------\n${list}\nend\n`)
    await chmod(join(folder, name), 0o755)
  }
}

it('a build without x264, as one under the LGPL alone, is no ffmpeg for us', async () => {
  expect(findPrograms(folder), 'an empty folder').toBeNull()
  await install(['libopenh264', 'aac', 'mjpeg'])
  expect(findPrograms(folder)).toBeNull()
  await install(['libx264', 'aac', 'mjpeg'])
  expect(findPrograms(folder)).not.toBeNull()
})
