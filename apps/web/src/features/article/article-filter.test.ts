import { readArticleFilter } from '@guangquan/routes/first/article'
import { describe, expect, test } from 'vitest'
import { writeArticleFilter } from './article-filter.ts'

describe('article filter in the address', () => {
  test.each([
    ['', {}],
    ['category=3', { categoryId: 3 }],
    ['category=3&source=member', { categoryId: 3, source: 'member' }],
    ['category=100&source=x', {}],
    ['category=1.5', {}],
    ['category=', {}],
  ])('%j', (address, filter) => {
    expect(readArticleFilter(new URLSearchParams(address))).toEqual(filter)
  })

  test('round-trips', () => {
    expect(writeArticleFilter({ categoryId: 8, source: 'official' })).toBe('category=8&source=official')
    expect(writeArticleFilter({})).toBe('')
  })
})
