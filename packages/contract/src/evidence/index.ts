export { Evidence } from './evidence.service.ts'
export * from './evidence.shapes.ts'
