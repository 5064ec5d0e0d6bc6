import type { CardExif, PictureExif } from '@guangquan/contract'
import type { Exposure } from '@guangquan/ui'

type Known = CardExif & Partial<Pick<PictureExif, 'model' | 'lensModel'>>

/** The exposure data of a photograph that the film strip shows. */
export function exposureOf(exif: Known | undefined): Exposure {
  const { cameraName, model, lensName, lensModel, focalLength, fNumber, exposureTime, iso } = exif ?? {}
  return { camera: cameraName ?? model, lens: lensName ?? lensModel, focalLength, fNumber, exposureTime, iso }
}
