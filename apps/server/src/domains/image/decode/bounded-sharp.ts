import sharp, { type Sharp } from 'sharp'
import { maxMegapixels, movingLimits } from '@guangquan/contract/media/media.limits'

/**
 * Enables the formats of members' files alone in this process: libvips also reads SVG, PDF and many more. The five
 * accepted formats, and TIFF, which no use but that of originals accepts. Called by the decoder process and not when
 * this module loads: a process that only imports it may draw SVG.
 */
export function allowPhotographsOnly(): void {
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadWebp',
      'VipsForeignLoadHeif',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadTiff',
    ],
  })
  sharp.cache(false)
  // One file at a time per process and up to four parallel encoders: threads inside each would only compete.
  sharp.concurrency(1)
}

/** What of a file is an error. `warning`: also what the decoder can make something of; `none`: nothing that it can. */
export type Strictness = 'warning' | 'error' | 'none'

/** Opens a file for reading its header; nothing is decoded, so any claimed size is accepted. */
export function openHeader(path: string): Sharp {
  return sharp(path, { limitInputPixels: false })
}

/**
 * Opens a file for decoding within the pixel limit. A truncated file is an error, not a grey area, unless `failOn` says
 * otherwise.
 */
export function openPixels(input: string | Buffer, failOn: Strictness = 'error'): Sharp {
  return sharp(input, { limitInputPixels: maxMegapixels * 1e6, failOn, sequentialRead: true })
}

/** Opens all frames of an animation, within the pixel limit of all together. */
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

/** Opens decoded sRGB pixels. */
export function openRaw({ body, width, height }: Pixels): Sharp {
  return sharp(body, { raw: { width, height, channels: 3 } })
}

/** Opens pixels with transparency, decoded by another library than libvips. */
export function openRgba({
  body,
  width,
  height,
}: {
  body: Uint8ClampedArray
  width: number
  height: number
}): Sharp {
  return sharp(body, { raw: { width, height, channels: 4 } })
}

/** Opens a PNG written by this process; its embedded profile defines its colours. */
export function openOwnPng(body: Buffer): Sharp {
  return sharp(body)
}
