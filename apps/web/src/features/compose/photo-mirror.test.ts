import { expect, test } from 'vitest'
import { makePhotoMirror } from './photo-mirror.ts'

/** A mirror over a browser with space for some photographs. */
function open({ space = 9, stored = [] }: { space?: number; stored?: string[] } = {}) {
  const browser = new Set<string>(stored)
  const mirror = makePhotoMirror({
    draftKey: 'd',
    memberId: () => 'alice',
    fileOf: (key) => new File(['bytes'], `${key}.jpg`),
    stored,
    now: () => 5,
    storage: {
      put: ({ key }) => {
        if (browser.size < space) browser.add(key)
        return Promise.resolve(browser.has(key))
      },
      remove: (_draftKey, key) => {
        browser.delete(key)
        return Promise.resolve()
      },
    },
  })
  const holds = (...keys: string[]) => expect.poll(() => [...browser].toSorted()).toEqual(keys)
  return { mirror, browser, holds }
}

test('photographs are stored while they are not uploaded', async () => {
  const { mirror, holds } = open({ stored: ['a'] })
  mirror.follow(['a', 'b'])
  mirror.follow(['a', 'b', 'c'])
  await holds('a', 'b', 'c')
  mirror.follow(['c'])
  await holds('c')
  mirror.follow([])
  await holds()
  expect(mirror.unstored.get().size).toBe(0)
})

test('those for which there is no space are named, and the others stay', async () => {
  const { mirror, holds } = open({ space: 2 })
  mirror.follow(['a', 'b', 'c'])
  await holds('a', 'b')
  await expect.poll(() => [...mirror.unstored.get()]).toEqual(['c'])
})

test('all of them give way to the words', async () => {
  const { mirror, browser } = open()
  mirror.follow(['a', 'b'])
  await mirror.giveUp()
  await expect.poll(() => [...mirror.unstored.get()].toSorted()).toEqual(['a', 'b'])
  expect(browser.size).toBe(0)
  mirror.follow(['a', 'b', 'c'])
  await expect.poll(() => mirror.unstored.get().size).toBe(3)
  expect(browser.size).toBe(0)
})
