import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../program/root.ts'

const width = 6000
const height = 4000
const targetBytes = 10 * 1024 * 1024
const sources = join(root, 'apps', 'server', 'src', 'demo', 'photos')

/**
 * A photograph of 24 megapixels and about 10 MB with a camera's EXIF, position included. Made once from a demonstration
 * photograph, with sensor noise: a smooth picture would be too easy to decode.
 */
export async function ensureBigPhoto(): Promise<Buffer> {
  const file = join(root, '.cache', 'bench-24mp.jpg')
  if (existsSync(file)) return readFileSync(file)
  const bytes = await makeBigPhoto()
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
  return bytes
}

async function makeBigPhoto(): Promise<Buffer> {
  const [name] = readdirSync(sources).filter((one) => one.endsWith('.jpg'))
  if (name === undefined) throw new Error(`no photograph in ${sources}`)
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 14 },
    },
  })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const pixels = await sharp(join(sources, name))
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: noise, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer()
  let best = await encode(pixels, 92)
  for (let quality = 88; best.length > 1.1 * targetBytes && quality > 40; quality -= 4) {
    best = await encode(pixels, quality)
  }
  return best
}

function encode(pixels: Buffer, quality: number): Promise<Buffer> {
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'CHENGUANG', Model: 'C1 Pro', Orientation: '1' },
      IFD2: {
        LensModel: 'CL 50mm f/1.4',
        FNumber: '28/10',
        ExposureTime: '1/250',
        ISOSpeedRatings: '1600',
        FocalLength: '50/1',
        DateTimeOriginal: '2026:10:01 08:30:00',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 14/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 28/1 0/1',
      },
    })
    .jpeg({ quality })
    .toBuffer()
}
