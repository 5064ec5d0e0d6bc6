import { expect, it } from 'vitest'
import { blurUrl } from './blur-url.ts'
import { copyWidth, largestWidth, photoSrcSet, tileRatio } from './photo-source.ts'

const urls = { url480: '/s', url1080: '/m', url2048: '/l' }

it('names each copy with its width', () => {
  expect(photoSrcSet({ ...urls, width: 6000, height: 4000 })).toBe('/s 480w, /m 1080w, /l 2048w')
  expect(photoSrcSet({ ...urls, width: 4000, height: 6000 })).toBe('/s 320w, /m 720w, /l 1365w')
})

it('names the copies in Display P3 likewise', () => {
  const p3 = { url480: '/sp', url1080: '/mp', url2048: null }
  expect(photoSrcSet({ ...urls, p3, width: 6000, height: 4000 }, p3)).toBe('/sp 480w, /mp 1080w')
})

it('names no copy wider than the original, and none that is withheld', () => {
  expect(photoSrcSet({ ...urls, width: 900, height: 600 })).toBe('/s 480w, /m 900w')
  expect(photoSrcSet({ ...urls, url2048: null, width: 6000, height: 4000 })).toBe('/s 480w, /m 1080w')
  expect(copyWidth({ width: 10, height: 40_000 }, 480)).toBe(1)
})

it('names the largest copy where its author shows it, and knows the width that needs no enlarging', () => {
  const photo = { ...urls, urlFull: '/f', width: 6000, height: 4000 }
  expect(photoSrcSet(photo)).toBe('/s 480w, /m 1080w, /l 2048w, /f 3840w')
  expect(photoSrcSet({ ...photo, width: 1800, height: 1200 })).toBe('/s 480w, /m 1080w, /l 1800w')
  expect(largestWidth(photo)).toBe(3840)
  expect(largestWidth({ ...photo, width: 4000, height: 6000 })).toBe(2560)
  expect(largestWidth({ ...photo, url2048: null, urlFull: null })).toBe(1080)
  expect(largestWidth({ ...photo, width: 640, height: 480 })).toBe(640)
})

it('keeps tiles between 0.5 and 3', () => {
  expect([
    tileRatio({ width: 1, height: 9 }),
    tileRatio({ width: 9, height: 1 }),
    tileRatio({ width: 3, height: 2 }),
    tileRatio({ width: 0, height: 0 }),
  ]).toEqual([0.5, 3, 1.5, 1])
})

it('decodes a thumbhash and leaves anything else alone', () => {
  expect(blurUrl('1QcSHQRnh493V4dIh4eXh1h4kJUI')).toMatch(/^data:image\/png;base64,/)
  expect(blurUrl('')).toBeUndefined()
  expect(blurUrl('不是')).toBeUndefined()
})
