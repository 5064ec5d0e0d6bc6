import { expect, test } from 'vitest'
import { moveTo } from './move-to.ts'

const works = [
  { fileId: 'a', room: 0 },
  { fileId: 'b', room: 0 },
  { fileId: 'c', room: 1 },
]
const placesOf = (list: readonly { fileId: string; room: number }[]) =>
  list.map(({ fileId, room }) => `${fileId}${room}`).join(' ')

test.each([
  ['c', { room: 0, before: 'a' }, 'c0 a0 b0'],
  ['a', { room: 1, before: null }, 'b0 c1 a1'],
  ['a', { room: 1, before: 'c' }, 'b0 a1 c1'],
  ['b', { room: 0, before: 'a' }, 'b0 a0 c1'],
  ['b', { room: 0, before: 'b' }, 'a0 b0 c1'],
  ['nothing', { room: 0, before: null }, 'a0 b0 c1'],
])('%s is moved to %o', (fileId, place, expected) => {
  expect(placesOf(moveTo(works, fileId, place))).toBe(expected)
})
