import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LanePlace, makeWriteLanes } from './write-lanes.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settled = () => vi.advanceTimersByTimeAsync(0)

test('writes of one class never use all connections, and the next starts when one ends', async () => {
  const lanes = makeWriteLanes()
  const leaves: (() => void)[] = []
  for (let n = 0; n < 8; n++) {
    void lanes('reaction')
      .enter()
      .then((leave) => leaves.push(leave))
  }
  await settled()
  expect(leaves).toHaveLength(6)
  leaves[0]?.()
  await settled()
  expect(leaves).toHaveLength(7)
})

test('another class is served at once, until all together are at their bound', async () => {
  const lanes = makeWriteLanes()
  const begun: string[] = []
  for (const name of ['reaction', 'reply', 'follow']) {
    for (let n = 0; n < 7; n++) {
      void lanes(name)
        .enter()
        .then(
          () => begun.push(name),
          () => undefined,
        )
    }
  }
  await settled()
  const count = (name: string) => begun.filter((one) => one === name).length
  expect([count('reaction'), count('reply'), count('follow')]).toEqual([6, 6, 2])
})

test('what waits for one thing leaves places for the others of its class', async () => {
  const lanes = makeWriteLanes()
  const begun: string[] = []
  const leaves: (() => void)[] = []
  for (const thing of ['locked', 'locked', 'locked', 'locked', 'locked', 'locked', 'other', 'third']) {
    void lanes('reaction', thing)
      .enter()
      .then((leave) => {
        begun.push(thing)
        leaves.push(leave)
      })
  }
  await settled()
  expect(begun).toEqual(['locked', 'locked', 'locked', 'other', 'third'])
  leaves[3]?.()
  await settled()
  expect(begun).toHaveLength(5)
  leaves[0]?.()
  await settled()
  expect(begun.slice(5)).toEqual(['locked'])
})

test('who finds no place within two seconds is refused, and takes none later', async () => {
  const lanes = makeWriteLanes()
  const leaves = await Promise.all(Array.from({ length: 6 }, () => lanes('reply').enter()))
  const late = lanes('reply')
    .enter()
    .catch((error: unknown) => String(error))
  await vi.advanceTimersByTimeAsync(2000)
  expect(await late).toBe('Error: Crowded')
  for (const leave of leaves) leave()
  const again = await Promise.all(Array.from({ length: 6 }, () => lanes('reply').enter()))
  expect(again).toHaveLength(6)
})

test('a request has one place, however many connections it uses', async () => {
  const lanes = makeWriteLanes()
  const places = Array.from({ length: 6 }, () => new LanePlace(lanes('publish')))
  for (const place of places) await place.take()
  for (const place of places) await place.take()
  let isServed = false
  void lanes('publish')
    .enter()
    .then(() => (isServed = true))
  places[0]?.release()
  await settled()
  expect(isServed).toBe(false)
  places[0]?.release()
  await settled()
  expect(isServed).toBe(true)
})
