import { expect, test } from 'vitest'
import { isCurrent, mainNavigation, tabOf } from './navigation.ts'

const labels = (wide: boolean, narrow: boolean) =>
  mainNavigation(wide, narrow).flatMap((entry) =>
    'items' in entry ? entry.items.map(({ label }) => `${entry.label}/${label}`) : [entry.label],
  )

test('the gallery is in the bar of wide windows and in 更多 of narrow ones; the server sends both', () => {
  const places = (wide: boolean, narrow: boolean) => labels(wide, narrow).filter((one) => /画廊/.test(one))
  expect(places(true, false)).toEqual(['直营店画廊'])
  expect(places(false, true)).toEqual(['更多/直营店画廊'])
  expect(places(true, true)).toEqual(['直营店画廊', '更多/直营店画廊'])
})

test.each([
  ['/', '/', true],
  ['/', '/post/photo', false],
  ['/post/photo', '/post/photo', true],
  ['/article', '/article/x', true],
  ['/user', '/username', false],
])('%s is current at %s: %s', (href, pathname, current) => {
  expect(isCurrent(href, pathname)).toBe(current)
})

test.each([
  ['/', '/'],
  ['/post/photo', '/post/photo'],
  ['/user/notice/3', '/user/notice-list'],
  ['/user/like', '/user/notice-list'],
  ['/user/setting/update-sex', '/user'],
  ['/user/other', undefined],
  ['/user/other/fans', undefined],
  ['/article', undefined],
])('%s belongs to the tab %s', (pathname, tab) => {
  expect(tabOf(pathname)).toBe(tab)
})
