import { expect, test } from 'vitest'
import { changeWallFilter } from './wall-filter.ts'

test('a change keeps the rest of the address', () => {
  const search = new URLSearchParams('sort=new&fMin=2&utm=x')
  expect(changeWallFilter(search, { fMin: null, topicId: 't1' })).toBe('sort=new&utm=x&topicId=t1')
  expect(search.toString()).toBe('sort=new&fMin=2&utm=x')
})
