export { grantPresent } from './grant-present.ts'
