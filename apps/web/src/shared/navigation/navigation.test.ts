import { findRoute } from '@guangquan/routes/table'
import { expect, test } from 'vitest'
import { isCurrent, mainNavigation, tabOf } from './navigation.ts'
import { aboutBrand } from '../../platform/paths.ts'

test.each([
  [true, false],
  [false, true],
  [true, true],
])('the main navigation leads to pages of the table only (wide %s, narrow %s)', (wide, narrow) => {
  const entries = mainNavigation(wide, narrow)
  const links = entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]))
  expect(links.map(({ href }) => href).filter((href) => findRoute(href) === undefined)).toEqual([aboutBrand])
  expect(links.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['首页', '关注', '照片', '关于品牌']),
  )
  // Each at most once in a window of either width.
  for (const width of ['wide', 'narrow'] as const) {
    const shown = entries
      .filter(({ at }) => at === undefined || at === width)
      .flatMap((entry) => ('items' in entry ? entry.items : [entry]))
      .filter(({ at }) => at === undefined || at === width)
    expect(new Set(shown.map(({ href }) => href)).size).toBe(shown.length)
  }
})

const labels = (wide: boolean, narrow: boolean) =>
  mainNavigation(wide, narrow).flatMap((entry) =>
    'items' in entry ? entry.items.map(({ label }) => `${entry.label}/${label}`) : [entry.label],
  )

test('a page of 更多 is in it once, whatever the width; the server sends both', () => {
  const places = (wide: boolean, narrow: boolean) => labels(wide, narrow).filter((one) => /品牌/.test(one))
  for (const [wide, narrow] of [
    [true, false],
    [false, true],
    [true, true],
  ] as const)
    expect(places(wide, narrow)).toEqual(['更多/关于品牌'])
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
