import { expect, test } from 'vitest'
import { countHistogram, maskClipping } from './count-histogram.ts'

const pixels = (...colours: [number, number, number][]) =>
  new Uint8ClampedArray(colours.flatMap((colour) => [...colour, 255]))

test('every pixel is counted once in each channel', () => {
  const found = countHistogram(pixels([10, 20, 30], [10, 200, 30]))
  expect(found.red[10]).toBe(2)
  expect([found.green[20], found.green[200]]).toEqual([1, 1])
  for (const bins of [found.red, found.green, found.blue, found.light])
    expect(bins.reduce((sum, count) => sum + count, 0)).toBe(2)
})

test('clipped pixels are counted as shares and masked', () => {
  const given = pixels([255, 255, 255], [255, 10, 10], [0, 0, 0], [128, 128, 128])
  expect(countHistogram(given)).toMatchObject({ clippedLight: 0.5, clippedDark: 0.25 })
  maskClipping(given)
  expect([given[3], given[7], given[11], given[15]]).toEqual([255, 255, 255, 0])
  expect([given[0], given[8]]).toEqual([255, 0])
})

test('an empty picture does not divide by zero', () => {
  expect(countHistogram(new Uint8ClampedArray())).toMatchObject({ clippedLight: 0, mean: 0 })
})
