export * from './emotion.shapes.ts'
