/** Uploads as sent by a browser, for tests of other domains. */
export { buildPicture } from './pictures/build-picture.ts'
export { uploadOne } from './pictures/post-files.ts'
export { storeNearHash } from '../domains/near-hash/store-near-hash.ts'
