export * from './quiz.words.ts'
export { Quiz } from './quiz.service.ts'
export { StaffQuiz } from './staff-quiz.service.ts'
export type {
  QuizAnswered,
  QuizDay,
  QuizQuestion,
  QuizRecord,
  QuizResultDay,
  StaffQuizDay,
  StaffQuizFigures,
  StaffQuizQuestion,
} from './quiz.shapes.ts'
