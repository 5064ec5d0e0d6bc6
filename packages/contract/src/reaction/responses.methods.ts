import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { reportLimits } from '../report/report.limits.ts'
import { voteLimits } from '../vote/vote.limits.ts'
import { emotionCode, EmotionReport } from '../emotion/emotion.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { VotePart } from '../vote/vote.shapes.ts'

export const reportTypes = { post: 1, comment: 2, circle: 3, member: 4 } as const
export type ReportType = (typeof reportTypes)[keyof typeof reportTypes]

export const reportSentences = {
  reason: '请选择举报原因',
  text: `请写明情况，至少 ${reportLimits.other} 个字`,
} as const

export const responseMethods = {
  GetVote: method({
    summary: '投票的现况，供页面随时更新',
    access: 'public',
    read: true,
    visitorCacheSeconds: 2,
    input: body({ publishId: id }),
    output: VotePart,
    errors: ['ContentNotFound'],
  }),
  ChooseVote: method({
    summary: '投票；改票时给出全部新的选择',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ publishId: id, optionIds: z.array(id).min(1).max(voteLimits.options.max) }),
    output: VotePart,
    errors: [
      'ContentNotFound',
      'PhoneNotBound',
      'VirtualPhone',
      'VirtualPhoneNew',
      'VoteEnded',
      'VoteFixed',
      'BadInput',
    ],
  }),
  CloseVote: method({
    summary: '提前结束自己的投票',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: VotePart,
    errors: ['ContentNotFound', 'Forbidden', 'VoteEnded'],
  }),
  GetPublishEmojReport: method({
    summary: '作品收到的六种表情与我的那一种',
    access: 'public',
    read: true,
    input: body({ publishId: id }),
    output: EmotionReport,
    errors: ['ContentNotFound'],
  }),
  ChooseEmoj: method({
    summary: '表态，换一种，或收回（null）',
    access: 'member',
    limit: 'reaction',
    write: true,
    input: writeBody({ publishId: id, code: emotionCode.nullable() }),
    output: EmotionReport,
    errors: ['ContentNotFound'],
  }),
  UserReport: method({
    summary: '举报：1 作品 2 评论 3 圈子 4 影友，每人每个对象一次',
    access: 'member',
    limit: 'report',
    write: true,
    input: writeBody({
      reportType: z.literal(Object.values(reportTypes)),
      targetId: id,
      /** A value of the dictionary for this kind of target. */
      reason: z.int().min(1).max(100),
      text: memberText(0, reportLimits.text).default(''),
      pictures: z.array(id).max(3).default([]),
      /** For a member: staff may read the newest messages between the two. */
      withMessages: z.boolean().default(false),
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'AlreadyReported', 'BadInput', 'UploadNotFound'],
  }),
}
