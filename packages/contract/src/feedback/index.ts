export * from './feedback.words.ts'
export * from './feedback.shapes.ts'
export { Feedback } from './feedback.service.ts'
export { feedbackSheet, StaffFeedback } from './staff-feedback.service.ts'
