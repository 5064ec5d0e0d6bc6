export * from './reach.words.ts'
export * from './reach.shapes.ts'
export { Push } from './push.service.ts'
