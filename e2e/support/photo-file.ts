import sharp from 'sharp'

interface PhotoOptions {
  width?: number
  height?: number
  /** Tints the picture, so that two files of one test differ. */
  hue?: number
  exif?: boolean
}

/** A JPEG as the demonstration camera would write it. */
async function makePhoto(options: PhotoOptions = {}): Promise<Buffer> {
  const { width = 960, height = 640, hue = 0, exif = true } = options
  // Soft: noise in every pixel would take six times as long to make, and twice as long to upload and to copy.
  const clouds = sharp({
    create: {
      width: Math.ceil(width / 16),
      height: Math.ceil(height / 16),
      channels: 3,
      background: { r: 200, g: 150, b: 90 },
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  }).modulate({ hue })
  const picture = sharp(await clouds.png({ compressionLevel: 0 }).toBuffer()).resize(width, height, {
    fit: 'fill',
  })
  const written = exif
    ? picture.withExif({
        IFD0: { Make: 'CHENGUANG', Model: 'C1 Pro' },
        IFD2: {
          LensModel: 'CL 50mm f/1.4',
          FNumber: '28/10',
          ExposureTime: '1/250',
          ISOSpeedRatings: '400',
          FocalLength: '50/1',
          DateTimeOriginal: '2026:10:01 08:30:00',
          BodySerialNumber: 'SECRET7364',
        },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '31/1 14/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '121/1 28/1 0/1',
        },
      })
    : picture
  return written.jpeg({ quality: 90 }).toBuffer()
}

/** The file as an upload of the browser. */
export async function photoFile(name: string, options: PhotoOptions = {}) {
  return { name, mimeType: 'image/jpeg', buffer: await makePhoto(options) }
}

/** A photograph of two upload pieces: 5.8 MB, because it is not compressed. */
export async function largePhoto(name: string) {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: 'gray', noise } })
  return { name, mimeType: 'image/png', buffer: await picture.png({ compressionLevel: 0 }).toBuffer() }
}
