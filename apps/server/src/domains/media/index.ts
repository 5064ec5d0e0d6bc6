export { claimFiles, releaseFiles, setFilesPublic } from './claim-files.ts'
export { uploaderLevel, lockQuota, refuseTooLarge, refuseOverQuota } from './upload-limits.ts'
export {
  coverOf,
  loadCommentPictures,
  loadPictures,
  wideCoverOf,
  wideSides,
  type PictureView,
} from './media.view.ts'
export { loadProofPictures } from './pdf/proof.view.ts'
export { makeAvatarCopy } from './make-avatar-copy.ts'
export { avatarUrl, backgroundUrls, signedAvatarUrl } from './picture-urls.ts'
export { storeFile, type FileIntent } from './store-file.ts'
export { fileHolders, type ExportedFile } from './media.export.ts'
export { finishCopies } from './finish-copies.ts'
export { loadOwnPhotographs } from './own-photographs.ts'
export { setPhotographChoices, type PhotographChoices } from './set-photograph-choices.ts'
export { loadOriginalCrop } from './crop/original-crop.read.ts'
export { listStoredSizes } from './stored-sizes.ts'
export { loadFormerPictures } from './masked/former-pictures.view.ts'
export { maskPhotograph } from './masked/mask-photograph.ts'
export { showWithheld, withholdPhotograph } from './masked/withhold-photograph.ts'
export { sendUnnamedCopy } from './send-unnamed-copy.ts'
export { removeFile } from './remove-file.ts'
export { findFile, insertFile } from './media.store.ts'
export { cleanFileName } from './file-name.ts'
export { storeProof } from './pdf/store-pdf.ts'
export { listUnseenFiles } from './stored-folders.ts'
