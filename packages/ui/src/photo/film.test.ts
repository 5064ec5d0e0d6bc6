import { expect, it } from 'vitest'
import { edgeBars, seedOf } from './edge-bars.ts'
import { exposureValues, lightValues } from './exposure.ts'
import { postFrame, stripFrame, wallFrame } from './frame-number.ts'
import { shortLens } from './short-lens.ts'

const id = '019a8c1e-7f00-7abc-8def-0123456789ab'

it('gives the same post the same bars and another post others', () => {
  expect(edgeBars(id)).toEqual(edgeBars(id))
  expect(edgeBars(id)).not.toEqual(edgeBars('019a8c1e-7f00-7abc-8def-0123456789ac'))
})

it('keeps bars inside the strip, apart from each other, and never bare', () => {
  for (let post = 0; post < 2000; post++) {
    const { bars, width } = edgeBars(post)
    expect(bars.length).toBeGreaterThanOrEqual(5)
    let end = -1
    for (const bar of bars) {
      expect(bar.x).toBeGreaterThan(end)
      expect(bar.width).toBeGreaterThanOrEqual(1)
      expect(bar.width).toBeLessThanOrEqual(3)
      end = bar.x + bar.width
    }
    expect(end).toBeLessThanOrEqual(width)
  }
})

it('follows the generator of the design', () => {
  // From seed 0 the first state is the increment itself.
  const first = 1_013_904_223
  expect(edgeBars(0).bars[0]).toEqual({ x: 0, width: 1 + ((first >>> 16) % 3) })
  expect(seedOf('a')).toBe(0xe40c292c)
})

it('numbers frames', () => {
  expect([0, 1, 2, 3].map(stripFrame)).toEqual(['1', '1A', '2', '2A'])
  expect(postFrame(4)).toBe('04')
  expect(wallFrame(35)).toBe('36')
  expect(wallFrame(36)).toBe('01')
})

it('prints exposure in its order and leaves out what is missing', () => {
  expect(exposureValues({ focalLength: 50, fNumber: 1.4, exposureTime: '1/250', iso: 400 })).toEqual([
    '50mm',
    'f/1.4',
    '1/250s',
    'ISO 400',
  ])
  expect(exposureValues({ fNumber: 8, exposureTime: '120', iso: null })).toEqual(['f/8', '120s'])
  expect(lightValues({})).toEqual([])
})

it.each([
  ['CL 50mm f/1.4', 'CL 50'],
  ['CL 24-70mm f/2.8', 'CL 24-70'],
  ['CL 70-300mm f/4-5.6', 'CL 70-300'],
  ['Helios 44', 'Helios 44'],
])('%s is shortened to %s', (lens, short) => {
  expect(shortLens(lens)).toBe(short)
})
