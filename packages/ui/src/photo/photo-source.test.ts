import { expect, it } from 'vitest'
import { blurUrl } from './blur-url.ts'
import { copyWidth, coverSizes, largestWidth, photoSrcSet, scaledSizes, tileRatio } from './photo-source.ts'

const urls = { url480: '/s', url1080: '/m', url2048: '/l' }

it('names each copy with its width', () => {
  expect(photoSrcSet({ ...urls, width: 6000, height: 4000 })).toBe('/s 480w, /m 1080w, /l 2160w')
  expect(photoSrcSet({ ...urls, width: 4000, height: 6000 })).toBe('/s 320w, /m 720w, /l 1440w')
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

it('believes the address of a copy about its size', () => {
  const earlier = {
    url480: '/files/a/480.webp',
    url1080: '/files/a/1080m3.webp',
    url2048: 'https://x/files/a/2048p3m3.webp?e=1&s=/9.webp',
  }
  const photo = { ...earlier, width: 6000, height: 4000 }
  expect(photoSrcSet(photo)).toBe(
    `${earlier.url480} 480w, ${earlier.url1080} 1080w, ${earlier.url2048} 2048w`,
  )
  expect(largestWidth(photo)).toBe(2048)
  // Its larger copies are being made.
  const waiting = { ...photo, url1080: photo.url480, url2048: photo.url480 }
  expect([photoSrcSet(waiting), largestWidth(waiting)]).toEqual(['/files/a/480.webp 480w', 480])
})

it('knows how wide a photograph is whose sides a box cuts off', () => {
  expect(coverSizes('88px', { width: 3000, height: 2000 }, 1)).toBe('132px')
  expect(coverSizes('88px', { width: 2000, height: 3000 }, 1)).toBe('88px')
  expect(
    scaledSizes('(min-width: 1280px) 848px, (width < 48rem) calc(100vw - 32px), min(50vw, 10rem)', 0.5),
  ).toBe('(min-width: 1280px) 424px, (width < 48rem) calc(50vw - 16px), min(25vw, 5rem)')
})

it('names the largest copy where its author shows it, and knows the width that needs no enlarging', () => {
  const photo = { ...urls, urlFull: '/f', width: 6000, height: 4000 }
  expect(photoSrcSet(photo)).toBe('/s 480w, /m 1080w, /l 2160w, /f 3840w')
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
