import { expect, test } from 'vitest'
import { hrefOf, isFiltered, readInput } from './gallery-address.ts'

const place = (search: string) => ({ userId: 'u1', isSelf: false, search: new URLSearchParams(search) })

test.each([
  ['', { userId: 'u1' }],
  ['year=2025&cameraId=c1', { userId: 'u1', year: 2025, cameraId: 'c1' }],
  ['lensId=l1&albumId=a1', { userId: 'u1', lensId: 'l1', albumId: 'a1' }],
  ['year=1999', { userId: 'u1' }],
  ['year=2025.5', { userId: 'u1' }],
  ['year=last', { userId: 'u1' }],
  ['year=&cameraId=&lensId=&albumId=', { userId: 'u1' }],
])('a gallery at ?%s asks for what the address names', (search, input) => {
  expect(readInput(place(search))).toEqual(input)
})

test.each([
  ['', false],
  ['id=u1', false],
  ['cameraId=', false],
  ['cameraId=c1', true],
])('?%s is filtered: %s', (search, isIt) => {
  expect(isFiltered(new URLSearchParams(search))).toBe(isIt)
})

test('a change of one filter leaves the others, and dropping all leaves none', () => {
  const at = place('year=2025&lensId=l1&cameraId=')
  expect(hrefOf(at, { name: 'cameraId', value: 'c2' })).toMatch(/\?id=u1&year=2025&cameraId=c2&lensId=l1$/)
  expect(hrefOf(at, { name: 'year', value: null })).toMatch(/\?id=u1&lensId=l1$/)
  expect(hrefOf(at, null)).toMatch(/\?id=u1$/)
  expect(hrefOf({ ...at, isSelf: true }, null)).not.toContain('u1')
})
