export * from './growth.words.ts'
export * from './staff-growth.service.ts'
export { UserLevel } from './user-level.service.ts'
export * from './growth.shapes.ts'
