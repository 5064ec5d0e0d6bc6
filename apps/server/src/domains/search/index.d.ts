/** For data that are not created by calls. */
export { indexStale } from './index-targets.ts';
export { findIndexedIds } from './find-indexed.ts';
