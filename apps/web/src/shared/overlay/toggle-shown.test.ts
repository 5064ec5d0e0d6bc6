import { beforeEach, expect, test } from 'vitest'
import { clearOverlay, nextMoment, overlayOf, applyResponse, type Overlay } from './overlay.ts'
import { toggleShown } from './toggle-shown.ts'

beforeEach(clearOverlay)

/** A server that responds when the test says so. */
function openServer() {
  const requests: { on: boolean; respond: (change: Overlay) => void; refuse: () => void }[] = []
  const send = (on: boolean) =>
    new Promise<Overlay>((resolve, reject) => {
      requests.push({ on, respond: resolve, refuse: () => reject(new Error('refused')) })
    })
  const press = (on: boolean, likeCount: number) =>
    toggleShown({ key: 'post:1', action: 'like', on, change: { isLike: on, likeCount }, send })
  return { requests, press }
}

test('a click reversed while pending never shows the response to the first one', async () => {
  const { requests, press } = openServer()
  const done = press(true, 8)
  void press(false, 7)
  requests[0]?.respond({ isLike: true, likeCount: 8 })
  await expect.poll(() => requests.length).toBe(2)
  expect(overlayOf('post:1')).toEqual({ isLike: false, likeCount: 7 })
  requests[1]?.respond({ isLike: false, likeCount: 6 })
  expect(await done).toBe(true)
  expect(overlayOf('post:1')).toEqual({ isLike: false, likeCount: 6 })
})

test('a list requested while a click is pending does not change it; one requested afterwards does', async () => {
  const { requests, press } = openServer()
  const done = press(true, 8)
  const askedMeanwhile = nextMoment()
  applyResponse('post:1', { isLike: false, likeCount: 7 }, askedMeanwhile)
  expect(overlayOf('post:1')).toEqual({ isLike: true, likeCount: 8 })
  requests[0]?.respond({ isLike: true, likeCount: 8 })
  await done
  applyResponse('post:1', { isLike: false, likeCount: 7 }, askedMeanwhile)
  expect(overlayOf('post:1')).toEqual({ isLike: true, likeCount: 8 })
  applyResponse('post:1', { isLike: false, likeCount: 7 }, nextMoment())
  expect(overlayOf('post:1')).toEqual({ isLike: false, likeCount: 7 })
})

test('a refused click is reverted to the last confirmed state', async () => {
  const { requests, press } = openServer()
  const first = press(true, 8)
  requests[0]?.respond({ isLike: true, likeCount: 8 })
  await first
  const second = press(false, 7)
  requests[1]?.refuse()
  expect(await second).toBe(false)
  expect(overlayOf('post:1')).toEqual({ isLike: true, likeCount: 8 })
})
