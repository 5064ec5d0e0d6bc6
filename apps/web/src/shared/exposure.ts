import type { PictureExif } from '@guangquan/contract'
import type { Exposure } from '@guangquan/ui'

/** The exposure data of a photograph that the film strip shows. */
export function exposureOf(exif: PictureExif): Exposure {
  return {
    camera: exif.cameraName ?? exif.model,
    lens: exif.lensName ?? exif.lensModel,
    focalLength: exif.focalLength,
    fNumber: exif.fNumber,
    exposureTime: exif.exposureTime,
    iso: exif.iso,
  }
}
