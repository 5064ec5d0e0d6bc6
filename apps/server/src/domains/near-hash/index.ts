export { loadNearHashes, nearFiles, type NearFile } from './near-files.ts'
export { copyNearHash, replaceNearHash, storeNearHash } from './store-near-hash.ts'
