import { NewPublish, videoStates } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildVideo, uploadVideo } from '../../testing/videos.ts'
import { transcodeVideo } from './transcode-video.ts'
import { findVideo } from './video.store.ts'

const calls = 60
/** Above this, people notice the delay. */
const noticedMs = 250
/** On a machine busy with other work, calls are slow before as well. */
const timesSlower = 10

let node: TestApp
let member: Browser
beforeAll(async () => {
  node = await openTestApp()
  member = await buildMember(node, { level: 2 })
  for (let index = 0; index < 24; index++) await buildPost(node, member)
})
afterAll(() => node.close())

async function measure(): Promise<{ median: number; p95: number }> {
  const times: number[] = []
  for (let index = 0; index < calls; index++) {
    const started = performance.now()
    await callAs(node, member, NewPublish.GetFeed, { tab: 3 })
    times.push(performance.now() - started)
  }
  times.sort((a, b) => a - b)
  return { median: times[calls / 2] ?? 0, p95: times[Math.floor(calls * 0.95)] ?? 0 }
}

test('calls are answered as usual while a video is processed', async () => {
  const body = await buildVideo(node.app, { seconds: 10, width: 1920, height: 1080, rate: 25 })
  const { fileId } = await uploadVideo(node, member, body)
  await measure()
  const before = await measure()
  const done = new AbortController()
  const work = transcodeVideo(node.app, fileId, { signal: done.signal, log: node.app.log })
  for (let state: number | undefined; state !== videoStates.working;) {
    state = (await findVideo(node.app.db, fileId))?.state
  }
  const during = await measure()
  expect((await findVideo(node.app.db, fileId))?.state, 'it was still being made').not.toBe(videoStates.ready)
  done.abort()
  await expect(work).rejects.toThrow()
  console.info('feed, milliseconds', { before, during })
  expect(during.median).toBeLessThan(Math.max(noticedMs, timesSlower * before.median))
  expect(during.p95).toBeLessThan(Math.max(2 * noticedMs, timesSlower * before.p95))
})
