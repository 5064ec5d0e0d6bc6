/** Uploads as sent by a browser, for tests of other domains. */
export { buildPicture } from '../domains/media/testing/build-picture.ts'
export { uploadOne } from '../domains/media/testing/post-files.ts'
export { storeNearHash } from '../domains/media/near/store-near-hash.ts'
