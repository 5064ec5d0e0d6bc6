export * from './critique.shapes.ts'
export * from './reply.shapes.ts'
