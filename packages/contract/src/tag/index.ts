export * from './tag.limits.ts'
export { StaffTag, tagSheet } from './staff-tag.service.ts'
export { Tag } from './tag.service.ts'
export * from './staff-tag.shapes.ts'
