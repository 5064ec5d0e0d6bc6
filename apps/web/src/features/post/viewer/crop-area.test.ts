import { originalCrop } from '@guangquan/contract'
import { expect, test } from 'vitest'
import { cropInView, cropStyle, cropUrl } from './crop-area.ts'
import { fitted, type Frame } from './zoom.ts'

const frame: Frame = { stage: { width: 1000, height: 800 }, copy: { width: 6000, height: 4000 }, density: 1 }

test('at 100 % it is what the stage shows, widened to steps', () => {
  // The middle: 2500 to 3500 and 1600 to 2400.
  expect(cropInView(frame, { scale: 1, x: 0, y: 0 })).toEqual({
    left: 2304,
    top: 1536,
    width: 1280,
    height: 1024,
  })
  expect(cropInView(frame, { scale: 1, x: 2500, y: 1600 })).toEqual({
    left: 0,
    top: 0,
    width: 1024,
    height: 1024,
  })
  expect(cropInView(frame, { scale: 2, x: 0, y: 0 })).toEqual({
    left: 2560,
    top: 1792,
    width: 768,
    height: 512,
  })
})

test('on a dense screen 100 % is a pixel of the screen', () => {
  const dense = { ...frame, density: 2 }
  expect(cropInView(dense, { scale: 1, x: 0, y: 0 })).toEqual({
    left: 1792,
    top: 1024,
    width: 2304,
    height: 1792,
  })
})

test('below 100 % there is none', () => {
  expect(cropInView(frame, fitted(frame))).toBeNull()
  expect(cropInView(frame, { scale: 0.9, x: 0, y: 0 })).toBeNull()
})

test('no part is larger than the server cuts, and all are on its grid', () => {
  const wall = {
    ...frame,
    stage: { width: 3840, height: 2160 },
    density: 2,
    copy: { width: 12_000, height: 9000 },
  }
  const area = cropInView(wall, { scale: 1, x: 33, y: -77 })
  expect(area?.width).toBeLessThanOrEqual(originalCrop.maxSide)
  for (const value of Object.values(area ?? {})) expect(value % originalCrop.step).toBe(0)
})

test('it stands where it was cut, at the edges as far as the photograph goes', () => {
  const area = { left: 5888, top: 3840, width: 256, height: 256 }
  expect(cropStyle(area, frame)).toEqual({
    left: `${(100 * 5888) / 6000}%`,
    top: '96%',
    width: `${(100 * 112) / 6000}%`,
    height: '4%',
  })
  const crop = { url: '/files/1/original', query: '?e=1&s=2', width: 6000, height: 4000 }
  expect(cropUrl(crop, area, 'p3-')).toBe('/files/1/original/p3-5888-3840-256-256.webp?e=1&s=2')
})
