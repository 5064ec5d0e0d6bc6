export { heicDecoderVersion } from './decode/heic-decoder.ts'
export { largestUnasked, ruleOf, denseUses, lacksDenseCopy, type FileRule, maxMBOf } from './file-rules.ts'
export type {
  CropArea,
  DecodedPicture,
  CopyMark,
  GearFacts,
  DecodeRefusal,
} from './decode/decode-messages.ts'
export { decodersOf, type Decoders, closeDecoders } from './decode/decoders.ts'
export { cropOrderOf, orderOf } from './decode/order-of.ts'
export { cleanExif, type CleanExif, type CleanedExif } from './exif/clean-exif.ts'
export {
  keysOf,
  copyKey,
  type CopyName,
  copyName,
  pdfMime,
  stampedKey,
  stampedName,
  readCopyName,
  type CopyFormat,
} from './object-keys.ts'
export { exposureText } from './exif/exposure-text.ts'
export type { DecodePool } from './decode/decode-pool.ts'
export { makeStamped } from './pdf/make-stamped.ts'
