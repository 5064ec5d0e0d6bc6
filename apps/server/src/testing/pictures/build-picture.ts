import { randomBytes } from 'node:crypto'
import sharp, { type Exif } from 'sharp'

export interface PictureOptions {
  width?: number
  height?: number
  format?: 'jpeg' | 'png' | 'webp' | 'avif'
  exif?: Exif
  orientation?: number
  progressive?: boolean
}

/** A picture unlike that of any other call: a gradient with its own noise. */
export async function buildPicture(options: PictureOptions = {}): Promise<Buffer> {
  const { width = 1600, height = 1200, format = 'jpeg' } = options
  const small = await sharp(randomBytes(16 * 12 * 3), { raw: { width: 16, height: 12, channels: 3 } })
    .png()
    .toBuffer()
  let picture = sharp(small).resize(width, height, { fit: 'fill', kernel: 'cubic' })
  if (options.exif !== undefined) picture = picture.withExif(options.exif)
  if (options.orientation !== undefined) picture = picture.withMetadata({ orientation: options.orientation })
  if (format === 'jpeg')
    return picture.jpeg({ quality: 85, progressive: options.progressive ?? false }).toBuffer()
  return picture.toFormat(format).toBuffer()
}

/** Position and camera body of the test photographs; no public byte may contain any of it. */
const secretPlace = { latitude: '31/1 13/1 4812/100', longitude: '121/1 28/1 2531/100' }
export const secretSerial = 'SN7741093366'
export const secretOwner = 'Zhang-San-Private'

/** EXIF as written by a camera with GPS. */
export const cameraExif: Exif = {
  IFD0: {
    Make: 'CHENGUANG',
    Model: 'C1 Pro',
    Software: 'C1P 1.20',
    Artist: secretOwner,
  },
  IFD2: {
    FNumber: '28/10',
    ExposureTime: '1/250',
    ISOSpeedRatings: '400',
    FocalLength: '50/1',
    FocalLengthIn35mmFilm: '50',
    ExposureBiasValue: '-1/3',
    Flash: '16',
    DateTimeOriginal: '2026:10:01 07:31:20',
    ColorSpace: '1',
    LensModel: 'CL 50mm f/1.4',
    BodySerialNumber: secretSerial,
    CameraOwnerName: secretOwner,
  },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: secretPlace.latitude,
    GPSLongitudeRef: 'E',
    GPSLongitude: secretPlace.longitude,
  },
}
