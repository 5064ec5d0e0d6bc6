import * as z from 'zod'
import { contestBounds } from './contest.words.ts'
import { body, method, writeBody } from '../wire/method.ts'
import { entryReason } from './contest.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import {
  StaffAward,
  StaffMarkRequest,
  StaffObjection,
  StaffReopening,
} from './staff-contest-result.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const organisers = staff('contestOperator')
const bounds = contestBounds
const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const

/** The part of `StaffContest` about results: corrections, prizes and objections. */
export const contestResultMethods = {
  GetMarkRequests: method({
    summary: '更正评分的申请，新的在前',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, contestId: id }),
    output: pageOf(StaffMarkRequest),
    errors: ['ContentNotFound'],
  }),
  RequestMark: method({
    summary: '申请更正一位评委在已结束的轮次里的一项评分，由另一位同事在 24 小时内决定；说明会公布',
    access: confirmedStaff('contestOperator'),
    write: true,
    input: writeBody({
      roundId: id,
      judgeId: id,
      /** The work number. */
      number: z.int().min(1),
      /** One of these three, depending on the kind of the round. */
      pass: z.boolean().optional(),
      halves: z.array(z.int().min(0).max(20)).min(1).max(bounds.criteria).optional(),
      rank: z.int().min(1).max(bounds.finalists).optional(),
      note: memberText(2, bounds.reason),
      reason: staffReason,
    }),
    output: StaffMarkRequest,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  DecideMark: method({
    summary: '同意或拒绝更正评分，不能是申请人或那位评委自己；同意后评分表多一行，名次重新计算',
    access: confirmedStaff('contestOperator'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: StaffMarkRequest,
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'NotAllowedNow', 'ChangedMeanwhile'],
  }),
  GetAwards: method({
    summary: '一个影赛的奖项各给了哪件作品，公示开始后才有',
    access: organisers,
    read: true,
    input: body({ contestId: id }),
    output: z.object({ items: z.array(StaffAward) }),
    errors: ['ContentNotFound'],
  }),
  SetWords: method({
    summary: '写评审团给一件获奖作品的评语，印在证书上；公布以前可以改',
    access: organisers,
    write: true,
    input: writeBody({ awardId: id, words: memberText(0, bounds.words), reason: staffReason }),
    output: StaffAward,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetObjections: method({
    summary: '一个影赛的异议，没答复的在前',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, contestId: id }),
    output: pageOf(StaffObjection),
    errors: ['ContentNotFound'],
  }),
  AnswerObjection: method({
    summary: '答复一条异议；成立的可以同时取消那件作品的资格，名次重新计算并公布变化',
    access: organisers,
    write: true,
    input: writeBody({
      id,
      version: z.int(),
      uphold: z.boolean(),
      /** With `uphold`: the reason for which the entry is disqualified. */
      disqualify: entryReason.optional(),
      reason: memberText(1, bounds.objection.max),
    }),
    output: StaffObjection,
    errors: changed,
  }),
  GetReopenings: method({
    summary: '更正已公布结果的申请，新的在前',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, contestId: id }),
    output: pageOf(StaffReopening),
    errors: ['ContentNotFound'],
  }),
  RequestReopening: method({
    summary: '结果公布后，申请取消几件作品的资格并重新计算名次，由另一位同事在 24 小时内决定；说明会公布',
    access: confirmedStaff('contestOperator'),
    write: true,
    input: writeBody({
      contestId: id,
      /** Work numbers. */
      numbers: z.array(z.int().min(1)).min(1, '请填写作品编号').max(10),
      cause: entryReason,
      note: memberText(2, bounds.reason),
      reason: staffReason,
    }),
    output: StaffReopening,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  DecideReopening: method({
    summary:
      '同意或拒绝更正已公布的结果，不能是申请人自己；同意后名次重新计算，收回的奖金币和没寄出的奖品退回，证书失效，变化一起公布',
    access: confirmedStaff('contestOperator'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: StaffReopening,
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'NotAllowedNow', 'ChangedMeanwhile'],
  }),
}
