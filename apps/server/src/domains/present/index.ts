export { grantPresent } from './grant-present.ts'
export { countWaiting } from './present.read.ts'
