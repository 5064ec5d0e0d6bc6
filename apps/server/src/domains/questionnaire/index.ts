export { hasAnswered } from './questionnaire.store.ts'
