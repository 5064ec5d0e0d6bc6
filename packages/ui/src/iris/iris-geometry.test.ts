import { expect, it } from 'vitest'
import { irisGeometry } from './iris-geometry.ts'
import { levelOpening, levelStop } from './level-stop.ts'

const fromCentre = ([x, y]: readonly [number, number]) => Math.hypot(x - 12, y - 12)

it.each([0, 0.02, 0.5, 0.906, 1])('opened by %d it has seven blades that end on the circle', (open) => {
  const { corners, ends } = irisGeometry(open)
  expect(corners).toHaveLength(7)
  expect(corners[0]?.[0]).toBeCloseTo(12)
  for (const corner of corners) expect(fromCentre(corner)).toBeCloseTo(1.1 + open * 7.6)
  for (const end of ends) expect(fromCentre(end)).toBeCloseTo(10.6)
})

it('opens with the level', () => {
  expect(levelOpening(1)).toBeCloseTo(0.06)
  expect(levelOpening(10)).toBeCloseTo(0.906)
  expect([1, 6, 10, 99].map(levelStop)).toEqual(['f/22', 'f/4', 'f/0.95', 'f/0.95'])
})
