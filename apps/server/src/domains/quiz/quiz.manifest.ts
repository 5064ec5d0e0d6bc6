import type { Manifest } from '../../manifest.ts'
import { quizEarnings } from './earnings.ts'
import { eraseFromQuiz, exportAnswers } from './quiz.export.ts'
import { quizMethods, staffQuizMethods } from './quiz.handlers.ts'
import { quizJob, quizSchedules } from './quiz.jobs.ts'
import { quizMeasures } from './quiz.measures.ts'
import { mountQuizPictures } from './serve-picture.route.ts'

export const quizManifest = {
  name: 'quiz',
  handlers: { Quiz: quizMethods, StaffQuiz: staffQuizMethods },
  mounts: [mountQuizPictures],
  jobs: [quizJob],
  schedules: quizSchedules,
  startJobs: [quizJob],
  medalMeasures: quizMeasures,
  earnings: quizEarnings,
  personalData: {
    exportedTables: { quiz_answer: ['quiz-answers'] },
    omittedTables: {
      quiz_play: 'sums of the exported answers by day',
      quiz_question: 'that a photograph was asked about on a day',
      quiz_author: 'a number on the way to experience; its lines are in exp.json',
      quiz_credit: 'what earned experience; its lines are in exp.json',
    },
    collect: async (_app, db, memberId) => ({ lists: { 'quiz-answers': await exportAnswers(db, memberId) } }),
    erasePerson: (tx, { memberId }) => eraseFromQuiz(tx, memberId),
  },
  demo: async () => (await import('./demo/quiz.demo.ts')).quizDemo,
} satisfies Manifest
