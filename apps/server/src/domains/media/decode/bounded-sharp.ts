import sharp, { type Sharp } from 'sharp'
import { maxMegapixels, movingLimits } from '@guangquan/contract'

// libvips reads SVG, PDF, TIFF, raw camera files and much more; only the five accepted formats may be opened.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpeg',
    'VipsForeignLoadPng',
    'VipsForeignLoadWebp',
    'VipsForeignLoadHeif',
    'VipsForeignLoadNsgif',
  ],
})
sharp.cache(false)
// One file at a time per process and up to four encoders side by side: threads inside each would only compete.
sharp.concurrency(1)

/** Opens a file for its header alone; nothing is decoded, so any claimed size may be looked at. */
export function openHeader(path: string): Sharp {
  return sharp(path, { limitInputPixels: false })
}

/** Opens a file for decoding within the pixel limit. A truncated or broken file is an error, not a grey area. */
export function openPixels(path: string): Sharp {
  return sharp(path, { limitInputPixels: maxMegapixels * 1e6, failOn: 'error', sequentialRead: true })
}

/** Opens every frame of an animation, within the pixel limit of all of them together. */
export function openFrames(path: string): Sharp {
  return sharp(path, {
    animated: true,
    limitInputPixels: movingLimits.megapixels * 1e6,
    failOn: 'error',
    sequentialRead: true,
  })
}

export interface Pixels {
  body: Buffer
  width: number
  height: number
}

/** Opens decoded sRGB pixels again. */
export function openRaw({ body, width, height }: Pixels): Sharp {
  return sharp(body, { raw: { width, height, channels: 3 } })
}

/** Opens a picture this process itself wrote as PNG; its embedded profile says what its numbers mean. */
export function openOwnPng(body: Buffer): Sharp {
  return sharp(body)
}
