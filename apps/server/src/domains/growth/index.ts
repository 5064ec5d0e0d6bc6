export { countClaimable } from './tasks.read.ts'
