import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildPicture } from '../../testing/pictures/build-picture.ts'
import { makeVideo } from './make-video.ts'
import { videoToolsOf } from './video-tools.ts'

let node: TestApp
let folder: string
beforeAll(async () => {
  node = await openTestApp()
  // Every character with a meaning in a filter graph.
  folder = join(await mkdtemp(join(tmpdir(), 'guangquan-cut-')), `it's, [a]:b;c\\d %3d`)
  await mkdir(folder)
})
afterAll(async () => {
  await rm(join(folder, '..'), { recursive: true })
  await node.close()
})

test.each([true, false])('pictures become a video, each for its duration (moving: %s)', async (moving) => {
  const pictures = [join(folder, '1.jpg'), join(folder, '2.jpg'), join(folder, '3.jpg')]
  for (const path of pictures) await writeFile(path, await buildPicture({ width: 900, height: 700 }))
  const cut = { folder, pictures, secondsEach: 1, moving }
  const path = await makeVideo(node.app, cut, new AbortController().signal)
  const content = await videoToolsOf(node.app)?.probe(path ?? '')
  expect(content).toMatchObject({
    seconds: 3,
    video: { codec: 'h264', width: 1280, height: 720, frameRate: moving ? 25 : 5 },
    audioCodec: null,
  })
})
