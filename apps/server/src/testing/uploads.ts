/** Uploads as a browser sends them, for tests of other domains. */
export { postFiles, uploadOne } from '../domains/media/testing/post-files.ts'
