export { Notice } from './notice.service.ts'
export * from './notice.shapes.ts'
