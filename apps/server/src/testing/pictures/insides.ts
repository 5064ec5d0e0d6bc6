/** What tests of one domain of files see of another, past its index. */
export { isJpegDamaged, jpegShare } from '../../domains/image/decode/is-jpeg-damaged.ts'
export { nearHashOf } from '../../domains/image/decode/make-copies.ts'
export { comparedSerial } from '../../domains/image/exif/gear-facts.ts'
export { iccName } from '../../domains/image/exif/icc-name.ts'
export { stampPdf, type StampedPdf } from '../../domains/image/pdf/stamp-pdf.ts'
export { eraseFiles, exportFiles } from '../../domains/media/media.export.ts'
export { removeUnusedFiles } from '../../domains/media/remove-unused-files.ts'
export { filePath } from '../../domains/site-picture/file-path.ts'
