import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { QuizDay, QuizQuestion, QuizRecord } from './quiz.shapes.ts'
import { id } from '../shapes/text.ts'

/** 猜参数: guess the settings of ten photographs a day, the same ones for everybody. */
export const Quiz = service('Quiz', {
  GetDay: method({
    summary: '今天的十张照片；没有作答的题不含作者、作品和拍摄参数',
    access: 'member',
    read: true,
    input: body({}),
    output: QuizDay,
    errors: [],
  }),
  Answer: method({
    summary: '回答今天的一题；再答一次，得到的还是第一次的结果',
    access: 'member',
    write: true,
    limit: 'reaction',
    input: writeBody({ id, choice: z.int().min(0).max(3) }),
    output: QuizQuestion,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetMine: method({
    summary: '我的猜参数：连续天数、最近 30 天、是否允许自己的照片用于学习',
    access: 'member',
    read: true,
    input: body({}),
    output: QuizRecord,
    errors: [],
  }),
})
