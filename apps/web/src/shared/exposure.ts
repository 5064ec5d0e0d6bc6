import type { PictureExif } from '@guangquan/contract'
import type { Exposure } from '@guangquan/ui'

/** What the film strip prints of a photograph. */
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
