export { standingText } from './contest-text.ts'
