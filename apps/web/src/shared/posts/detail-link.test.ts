import { expect, test } from 'vitest'
import { detailLink, detailPath } from './detail-link.ts'

test.each([
  [2, 6, '/activity/match/x'],
  [2, 7, '/activity/detail/x'],
  [2, 1, '/activity/detail/x'],
  [3, 1, '/post/article-detail/x'],
  [3, 6, '/post/article-detail/x'],
  [4, 3, '/post/video-detail/x'],
  [1, 1, '/post/detail/x'],
  [1, 2, '/post/article-detail/x'],
  [1, 4, '/post/detail/x'],
  [0, 2, '/post/article-detail/x'],
  [9, 9, '/post/detail/x'],
])('category %i, type %i: %s', (category, publishType, path) => {
  expect(detailPath({ id: 'x', category, publishType })).toBe(path)
})

test('it opens in a new tab without a back link, optionally at the comments', () => {
  const item = { id: 'x', category: 1, publishType: 1 }
  expect(detailLink(item)).toEqual({ to: '/post/detail/x?noback=1', target: '_blank', rel: 'noopener' })
  expect(detailLink(item, 'comment').to).toBe('/post/detail/x?noback=1#comment')
})
