export { claimFiles, releaseFiles, setFilesPublic } from './claim-files.ts'
export {
  claimSitePicture,
  findSitePicture,
  sitePictureSize,
  sitePictureUrl,
  storeSitePicture,
  type SitePicture,
} from './site-picture.ts'
export { placeSitePictures } from './place-site-pictures.ts'
export { uploaderLevel } from './upload/upload-limits.ts'
export { uploadPasses } from './upload/upload-sender.ts'
export { hideExif } from './hide-exif.ts'
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
export { storeFile } from './store-file.ts'
export { gearOfFiles, isTakenWith, takenAs } from './gear-of-files.ts'
export { shotHour } from './shot-hour.ts'
export { loadUploadedFiles } from './load-uploaded-file.ts'
/** For programs without the file routes, which close the decoders with the server. */
export { closeDecoders } from './decode/decoders.ts'
export { makeVideo, storeVideoFile, type VideoCut } from './video/make-video.ts'
export { findVideo, findVideos, lockVideo } from './video/video.store.ts'
export { getVideoProgress, loadVideoProgress, videoUrl, type VideoRight } from './video/video.view.ts'
export { fileHolders, type ExportedFile } from './media.export.ts'
export { finishCopies } from './finish-copies.ts'
export { loadOwnPhotographs } from './own-photographs.ts'
export { setPhotographChoices, type PhotographChoices } from './set-photograph-choices.ts'
export { readPhotoHead } from './exif/read-photo-head.ts'
export { readPhotographFacts, type PhotographFacts } from './media.store.ts'
export { loadOriginalCrop } from './crop/original-crop.read.ts'
export { listStoredSizes } from './stored-sizes.ts'
export { heicDecoderVersion } from './decode/heic-decoder.ts'
export { lostWithout } from './decode/missing-tools.ts'
export { videoToolsVersion } from './video/video-tools.ts'
export { joinGear, listFilesTakenWith } from './join-gear.ts'
export { loadFormerPictures } from './masked/former-pictures.view.ts'
export { maskPhotograph } from './masked/mask-photograph.ts'
export { showWithheld, withholdPhotograph } from './masked/withhold-photograph.ts'
export { serialKeysOfGear } from './serials/serial-keys.ts'
export { loadNearHashes, nearFiles, type NearFile } from './near/near-files.ts'
export { sendUnnamedCopy } from './upload/send-unnamed-copy.ts'
