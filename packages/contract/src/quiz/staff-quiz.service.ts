import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { StaffQuizDay, StaffQuizFigures } from './quiz.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const editors = staff('moderator', 'activityOperator')

export const StaffQuiz = service('StaffQuiz', {
  GetDays: method({
    summary: '猜参数今天和明天的题目，连同答案和作答情况',
    access: editors,
    read: true,
    input: body({}),
    output: z.object({ days: z.array(StaffQuizDay), figures: StaffQuizFigures }),
    errors: [],
  }),
  Replace: method({
    summary: '换掉一题；已经答过的人不用再答',
    access: editors,
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: StaffQuizDay,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
