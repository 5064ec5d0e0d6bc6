import type { ExifField } from '@guangquan/contract'
import type { PhotographFacts } from '../exposure/index.ts'

export interface NewPicture {
  fileId: string
  title: string
  alt: string
  exifHidden: readonly ExifField[]
}

/** Camera data of the cover for filters; null if the file has none or the author hides it. */
export type CoverExif = Omit<PhotographFacts, 'aiFound'>

export const noCoverExif: CoverExif = {
  cameraId: null,
  lensId: null,
  fNumber: null,
  focalLength: null,
  iso: null,
  exposureSeconds: null,
}
