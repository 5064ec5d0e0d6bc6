/** For data that does not come by the calls. */
export { indexStale } from './index-posts.ts'
