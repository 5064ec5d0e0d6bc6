import type { Exif } from 'sharp'
import type { SourcePhoto } from './catalogue.ts'

export interface Frame {
  /** Serial number of the body. Written as cameras do, so that tests see it removed. */
  serial: string
  /** Camera clock, `yyyy-MM-ddTHH:mm:ss`. */
  shotAt: string
  /** Shutter count of the body. */
  number: number
  /** Degrees, north and east. */
  latitude: number
  longitude: number
}

/** The EXIF that a 澄光 body writes, including position and serial numbers. */
export function cameraExif(photo: SourcePhoto, frame: Frame): Exif {
  const clock = frame.shotAt.replaceAll('-', ':').replace('T', ' ')
  return {
    IFD0: {
      Make: 'CHENGUANG',
      Model: photo.camera.replace('澄光 ', ''),
      Software: 'CHENGUANG Firmware 2.10',
      DateTime: clock,
      Orientation: '1',
    },
    IFD2: {
      DateTimeOriginal: clock,
      DateTimeDigitized: clock,
      OffsetTimeOriginal: '+08:00',
      ExposureTime: rationalSeconds(photo.exposureTime),
      FNumber: rational(photo.fNumber),
      ISOSpeedRatings: String(photo.iso),
      FocalLength: rational(photo.focalLength),
      FocalLengthIn35mmFilm: String(Math.round(photo.focalLength)),
      ExposureBiasValue: '0/1',
      Flash: '0',
      ColorSpace: '1',
      LensModel: photo.lens,
      LensMake: 'CHENGUANG',
      BodySerialNumber: frame.serial,
      LensSerialNumber: `L${frame.serial}`,
      ImageUniqueID: `${frame.serial}${String(frame.number).padStart(6, '0')}`,
    },
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: degrees(frame.latitude),
      GPSLongitudeRef: 'E',
      GPSLongitude: degrees(frame.longitude),
      GPSAltitudeRef: '0',
      GPSAltitude: '420/1',
    },
  }
}

function rational(value: number): string {
  return `${Math.round(value * 100)}/100`
}

function rationalSeconds(text: string): string {
  return text.includes('/') ? text : rational(Number(text))
}

function degrees(value: number): string {
  const minutes = (value % 1) * 60
  return `${Math.floor(value)}/1 ${Math.floor(minutes)}/1 ${Math.round((minutes % 1) * 6000)}/100`
}
