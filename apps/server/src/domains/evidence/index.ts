export { loadNearCopies } from './near/near-copies.view.ts'
