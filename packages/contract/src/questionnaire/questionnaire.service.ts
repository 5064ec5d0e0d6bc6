import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import {
  answerSet,
  OwnQuestionnaireResult,
  QuestionnaireCard,
  QuestionnaireDetail,
  QuestionnairePreview,
} from './questionnaire.shapes.ts'
import { id, timeText } from '../shapes/text.ts'

/** Questionnaires for the members who answer them. */
export const Questionnaire = service('Questionnaire', {
  GetList: method({
    summary: '我现在可以答的问卷，早结束的在前',
    access: 'member',
    read: true,
    input: body({
      ...pageInput,
      /** Only those for the participants of this activity. */
      activityId: id.optional(),
    }),
    output: pageOf(QuestionnaireCard),
    errors: [],
  }),
  GetDetail: method({
    summary: '一份问卷：题目、我的草稿和现在能不能答',
    access: 'member',
    read: true,
    input: body({ id }),
    output: QuestionnaireDetail,
    errors: ['ContentNotFound'],
  }),
  Preview: method({
    summary: '预览一份问卷，不能交；还没发布的凭预览链接',
    access: 'public',
    read: true,
    input: body({ id, previewToken: z.string().max(100).default('') }),
    output: QuestionnairePreview,
    errors: ['ContentNotFound'],
  }),
  SaveDraft: method({
    summary: '存草稿，保留 7 天；匿名问卷的草稿只留在浏览器里',
    access: 'member',
    write: true,
    input: writeBody({ id, answers: answerSet }),
    output: z.object({ savedTime: timeText }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Submit: method({
    summary: '交卷：没有显示的题不存，奖励每人一次',
    access: 'member',
    limit: 'signUp',
    write: true,
    input: writeBody({
      id,
      answers: answerSet,
      /** As returned by `GetDetail`. */
      start: z.string().max(100),
      /**
       * Random, made by the browser and stored nowhere: hashes of the request cannot be compared with answers to find
       * out who gave them.
       */
      salt: z.string().min(22).max(64),
    }),
    output: z.object({
      /** What the caller was given. */
      coins: z.int(),
      giftTitle: z.string(),
    }),
    errors: ['ContentNotFound', 'AnswerRefused', 'AnsweredAlready', 'PlacesFull', 'NotEligible'],
  }),
  Withdraw: method({
    summary: '收回自己交的答案，结束以前都可以；匿名的收不回',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetResult: method({
    summary: '交卷以后的一页：得到什么，以及可以看的结果',
    access: 'member',
    read: true,
    input: body({ id }),
    output: OwnQuestionnaireResult,
    errors: ['ContentNotFound'],
  }),
})
