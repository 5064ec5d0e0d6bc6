import { expect, test } from 'vitest'
import { inOrderOfCapture } from './frame-order.ts'

const frame = (name: string, shotDate: string | null = null) => ({ name, uploaded: { exif: { shotDate } } })
const waiting = (name: string) => ({ name, uploaded: null })

test.each([
  ['the earliest first', [frame('b', '2026-02-02 10:00:00'), frame('a', '2026-02-01 10:00:00')], 'ab'],
  ['none without a time moves', [frame('x'), frame('y'), waiting('z')], 'xyz'],
  [
    'those with a time change places around the others',
    [frame('c', '2026-03-03 00:00:00'), frame('x'), frame('a', '2026-03-01 00:00:00'), waiting('y')],
    'axcy',
  ],
  [
    'the same second keeps its order',
    [frame('q', '2026-03-01 00:00:00'), frame('p', '2026-03-01 00:00:00')],
    'qp',
  ],
  ['none at all', [], ''],
])('photographs in the order of capture: %s', (_, frames, order) => {
  expect(
    inOrderOfCapture(frames)
      .map(({ name }) => name)
      .join(''),
  ).toBe(order)
})
