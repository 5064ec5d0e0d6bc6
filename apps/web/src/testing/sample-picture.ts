import type { PictureExif, PublishItem, UploadedFile } from '@guangquan/contract'

/** Camera data of a photograph without any. */
export const noExif: PictureExif = {
  make: null,
  model: null,
  cameraId: null,
  cameraName: null,
  lensModel: null,
  lensId: null,
  lensName: null,
  focalLength: null,
  focal35: null,
  fNumber: null,
  exposureTime: null,
  exposureSeconds: null,
  iso: null,
  exposureBias: null,
  flash: null,
  film: null,
  scanner: null,
  lensType: null,
  adapter: null,
  shotDate: null,
  colorSpace: null,
  software: null,
  source: 1,
  hand: [],
  hidden: [],
}

/** A square photograph of a post. */
export const samplePicture: PublishItem['pictures'][number] = {
  id: 'picture',
  url480: '',
  url1080: '',
  url2048: null,
  urlFull: null,
  p3: null,
  width: 1000,
  height: 1000,
  blur: '',
  color: '',
  alt: '',
  title: '',
  licence: 1,
  exif: noExif,
}

/** The server's response to an upload. */
export const sampleFile: UploadedFile = {
  fileId: 'file',
  fileUrl: '',
  fileName: '',
  width: 1600,
  height: 900,
  size: 1,
  blur: '',
  color: '',
  exif: noExif,
  aiFound: 1,
  verdicts: [],
}
