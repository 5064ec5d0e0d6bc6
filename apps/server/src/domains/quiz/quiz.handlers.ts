import type { Quiz, StaffQuiz } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { answerQuestion } from './answer-question.ts'
import { getQuizDay } from './day.read.ts'
import { replaceQuestion } from './for-staff/replace-question.ts'
import { listStaffDays } from './for-staff/staff-days.read.ts'
import { getQuizRecord } from './record.read.ts'

export const quizMethods: HandlersOf<typeof Quiz> = {
  GetDay: getQuizDay,
  Answer: answerQuestion,
  GetMine: getQuizRecord,
}

export const staffQuizMethods: HandlersOf<typeof StaffQuiz> = {
  GetDays: listStaffDays,
  Replace: replaceQuestion,
}
