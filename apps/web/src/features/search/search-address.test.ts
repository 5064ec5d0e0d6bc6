import { expect, test } from 'vitest'
import { inputOf, readSearchAddress, searchPath, searchTabs } from './search-address.ts'

test('an address round-trips, with defaults left out', () => {
  for (const path of ['/search?q=%E9%9B%A8', '/search?q=a&tab=photo&sort=new&days=7&topicId=t1']) {
    expect(searchPath(readSearchAddress(new URLSearchParams(path.split('?')[1])))).toBe(path)
  }
})

test('unknown values become the default', () => {
  const read = readSearchAddress(new URLSearchParams('q= x &tab=odd&sort=odd&days=3'))
  expect(read).toEqual({ q: 'x', tab: 'all', sort: 'relevance', days: null, topicId: null })
  expect(inputOf(read)).toEqual({ keyword: 'x' })
})

test('the tab of a kind of post requests that kind, the others all kinds', () => {
  const asked = searchTabs.map(({ id }) => {
    const search = new URLSearchParams({ q: 'a', tab: id })
    return inputOf(readSearchAddress(search)).kind
  })
  expect(asked).toEqual([undefined, 'photo', 'article', 'video', 'vote', ...Array.from({ length: 5 })])
})
