import { readFile } from 'node:fs/promises'
import { maxHeicMegapixels } from '@guangquan/contract/media/media.limits'
import { openRgba } from './bounded-sharp.ts'
import { tagPng } from './tag-with-profile.ts'

/**
 * Decodes the primary picture of a HEIC or HEIF file, upright, and returns it as an uncompressed PNG with the file's
 * own profile. libvips reads such files only with an HEVC decoder, which its prebuilt library has not.
 * @throws for a file that cannot be decoded
 */
export async function readHeic(path: string, icc: Buffer | undefined): Promise<Buffer> {
  // Loaded for such files only: it takes 0.2 s and 30 MB.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js')
  const images = new libheif.HeifDecoder().decode(await readFile(path))
  const primary = images.find((image) => image.is_primary()) ?? images[0]
  if (primary === undefined) throw new Error('no picture in this file')
  const [width, height] = [primary.get_width(), primary.get_height()]
  if (width * height > maxHeicMegapixels * 1e6) throw new Error('too many pixels')
  const data = new Uint8ClampedArray(width * height * 4)
  await new Promise<void>((resolve, reject) => {
    primary.display({ data, width, height }, (shown) => {
      if (shown === null) reject(new Error('the picture cannot be decoded'))
      else resolve()
    })
  })
  for (const image of images) image.free()
  const png = await openRgba({ body: data, width, height })
    .removeAlpha()
    .png({ compressionLevel: 0 })
    .toBuffer()
  return icc === undefined ? png : tagPng(png, icc)
}
