export * from './message.words.ts'
export * from './message.shapes.ts'
export { Message } from './message.service.ts'
