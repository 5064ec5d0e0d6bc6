export * from './reply.limits.ts'
export * from './critique.shapes.ts'
export * from './reply.shapes.ts'
