export * from './review.words.ts'
export { ReviewCase, reviewCaseSheet } from './review-case.service.ts'
export { ReviewReason, reviewReasonSheet } from './review-reason.service.ts'
export * from './review.shapes.ts'
