export { type Mention } from './mention.shapes.ts'
