/** For data that are not created by calls. */
export { indexStale } from './index-targets.ts'
