export * from './media.limits.ts'
export * from './manual-fields.ts'
export { FileUpload, type UseType, useTypes } from './file-upload.service.ts'
export {
  type CardExif,
  type CardPicture,
  type CommentPicture,
  type Cover,
  damage,
  exifFields,
  type ExifField,
  gainMap,
  type GainMap,
  type GearOption,
  type Picture as PictureShape,
  type PictureExif,
  type OriginalCrop,
  type PictureTile,
  type UploadedFile,
  type Verdict,
  verdictTexts,
} from './picture.shapes.ts'
export * from './photograph.shapes.ts'
export { sitePictureMB } from './site-picture.shapes.ts'
