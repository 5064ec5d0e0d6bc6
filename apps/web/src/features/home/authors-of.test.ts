import { expect, test } from 'vitest'
import { sampleTile } from '../../testing/sample-picture.ts'
import { authorsOf } from './authors-of.ts'

test('each author once, in the order of the list', () => {
  const tiles = ['a', 'b', 'a', 'c'].map((authorId, place) => ({
    ...sampleTile,
    id: String(place),
    authorId,
  }))
  expect(authorsOf(tiles, 5).map(({ id }) => id)).toEqual(['0', '1', '3'])
  expect(authorsOf(tiles, 2)).toHaveLength(2)
})
