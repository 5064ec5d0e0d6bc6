export * from './draft.limits.ts'
