import type { ExifField, PictureExif } from '@guangquan/contract'

const fieldsOf = {
  camera: { make: null, model: null, cameraId: null, cameraName: null },
  lens: { lensModel: null, lensId: null, lensName: null, lensType: null, adapter: null },
  focalLength: { focalLength: null, focal35: null },
  fNumber: { fNumber: null },
  exposureTime: { exposureTime: null, exposureSeconds: null },
  iso: { iso: null },
  exposureBias: { exposureBias: null },
  shotDate: { shotDate: null },
  software: { software: null },
} satisfies Record<ExifField, Partial<PictureExif>>

/** Removes what the author hid. The author sees everything, with the list of what is hidden from others. */
export function hideExif(exif: PictureExif, hidden: readonly ExifField[], isAuthor: boolean): PictureExif {
  const shown = { ...exif, hidden: [...hidden] }
  if (isAuthor) return shown
  return hidden.reduce((stored, field) => ({ ...stored, ...fieldsOf[field] }), shown)
}
