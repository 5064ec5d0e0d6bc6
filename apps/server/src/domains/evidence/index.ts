export { loadOpenSimilarity } from './near/find-earlier.ts'
export { loadNearCopies } from './near/near-copies.view.ts'
