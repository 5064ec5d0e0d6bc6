import { expect, test } from 'vitest'
import { firstRegion, placeText, regionBetween, regionByKey } from './region.ts'

test('a drag in any direction makes a region, a press makes a point', () => {
  const area = { x: 0.2, y: 0.1, width: 0.3, height: 0.4 }
  const [a, b] = [
    { x: 0.2, y: 0.1 },
    { x: 0.5, y: 0.5 },
  ]
  for (const made of [regionBetween(a, b), regionBetween(b, a)]) {
    expect(made.x).toBeCloseTo(area.x)
    expect(made.width).toBeCloseTo(area.width)
    expect(made.height).toBeCloseTo(area.height)
  }
  expect(regionBetween(a, { x: 0.203, y: 0.1 })).toMatchObject({ width: 0, height: 0 })
  expect(regionBetween({ x: -1, y: -1 }, { x: 9, y: 9 })).toEqual({ x: 0, y: 0, width: 1, height: 1 })
})

test('keys move and resize a region within the photograph', () => {
  let region = firstRegion
  for (let press = 0; press < 60; press++) region = regionByKey(region, 'ArrowRight', false) ?? region
  expect(region.x + region.width).toBeCloseTo(1)
  for (let press = 0; press < 60; press++) region = regionByKey(region, 'ArrowLeft', true) ?? region
  expect(region.width).toBe(0)
  expect(regionByKey(region, 'Enter', false)).toBeNull()
})

test('a region has a position in words', () => {
  const at = (x: number, y: number) => placeText({ x, y, width: 0, height: 0 })
  expect([at(0.1, 0.1), at(0.5, 0.5), at(0.9, 0.5), at(0.5, 0.9)]).toEqual(['左上', '中央', '右侧', '下方'])
})
