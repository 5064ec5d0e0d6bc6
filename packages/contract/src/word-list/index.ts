export * from './staff-word.service.ts'
export * from './word-actions.ts'
