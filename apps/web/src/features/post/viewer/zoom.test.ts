import { expect, test } from 'vitest'
import { fitScale, fitted, clamped, isZoomed, shownSides, zoomedAt, type Frame } from './zoom.ts'

const frame: Frame = {
  stage: { width: 1000, height: 800 },
  copy: { width: 2048, height: 1365 },
  density: 1,
}

test('fitted, the whole photograph is on the stage, also at high pixel density', () => {
  for (const density of [1, 2, 3]) {
    const { width, height } = shownSides({ ...frame, density }, fitScale({ ...frame, density }))
    expect(width).toBeLessThanOrEqual(1000.01)
    expect(height).toBeLessThanOrEqual(800.01)
    expect(Math.max(width / 1000, height / 800)).toBeGreaterThan(0.5)
  }
})

test('100 % is one pixel of the copy per device pixel', () => {
  expect(shownSides({ ...frame, density: 2 }, 1)).toEqual({ width: 1024, height: 682.5 })
})

test('the point under the pointer stays there', () => {
  const point = { x: 120, y: -60 }
  const before = { scale: 1, x: 30, y: 10 }
  const after = zoomedAt(frame, before, 2, point)
  const under = (view: typeof before) => [(point.x - view.x) / view.scale, (point.y - view.y) / view.scale]
  expect(under(after)[0]).toBeCloseTo(under(before)[0] ?? NaN)
  expect(under(after)[1]).toBeCloseTo(under(before)[1] ?? NaN)
})

test('no gap opens at the edges, and a fitted photograph does not move', () => {
  expect(clamped(frame, { ...fitted(frame), x: 400, y: -300 })).toMatchObject({ x: 0, y: 0 })
  const max = clamped(frame, { scale: 1, x: 9999, y: -9999 })
  expect(max).toEqual({ scale: 1, x: (2048 - 1000) / 2, y: -(1365 - 800) / 2 })
  expect(clamped(frame, { scale: 99, x: 0, y: 0 }).scale).toBe(4)
})

test('a picture smaller than the stage is shown as large as it is', () => {
  const small = { ...frame, copy: { width: 480, height: 320 } }
  expect(fitScale(small)).toBe(1)
  expect(shownSides({ ...small, density: 2 }, fitScale({ ...small, density: 2 }))).toEqual({
    width: 480,
    height: 320,
  })
  expect(clamped(small, { scale: 0.1, x: 0, y: 0 }).scale).toBe(1)
  expect(isZoomed(small, { scale: 1, x: 0, y: 0 })).toBe(false)
})
