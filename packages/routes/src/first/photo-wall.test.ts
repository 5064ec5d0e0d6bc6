import { expect, test } from 'vitest'
import { readWallFilter } from './photo-wall.ts'

function queryOf(search: string) {
  const values = new Map(
    search.split('&').map((pair) => {
      const [name = '', value = ''] = pair.split('=')
      return [name, value.replaceAll('+', ' ')]
    }),
  )
  return { get: (name: string) => values.get(name) ?? null }
}

test.each([
  ['', {}],
  ['sort=new', { sort: 'new' }],
  ['sort=recommend', {}],
  ['sort=cheapest', {}],
  ['topicId=t1&cameraId=c1&lensId=', { topicId: 't1', cameraId: 'c1' }],
  ['fMin=1.4&fMax=2', { fMin: 1.4, fMax: 2 }],
  ['fMin=&isoMax=+&secMin=0', { secMin: 0 }],
  ['fMin=wide&isoMin=Infinity&focalMin=NaN', {}],
  ['page=3&utm=x', {}],
])('the wall at ?%s shows what its address names', (search, filter) => {
  expect(readWallFilter(queryOf(search))).toEqual(filter)
})

test('the order of the names is one, whatever the address has', () => {
  const [one, other] = ['lensId=l&sort=hot&fMax=2&topicId=t', 'topicId=t&fMax=2&sort=hot&lensId=l'].map(
    (search) => JSON.stringify(readWallFilter(queryOf(search))),
  )
  expect(one).toBe(other)
})
