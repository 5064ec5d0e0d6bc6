import * as z from 'zod'
import { contestBounds } from './contest.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { JudgeRound, JudgeTask, JudgeTaskItem, JuryInvitation } from './jury.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const judges = staff('judge')
const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const

/** The workplace of a judge. No response names an author, counts votes or shows another judge's mark. */
export const Jury = service('Jury', {
  GetInvitations: method({
    summary: '我的评委邀请，新的在前',
    access: judges,
    read: true,
    input: body({}),
    output: z.object({ items: z.array(JuryInvitation) }),
    errors: [],
  }),
  Answer: method({
    summary: '接受或谢绝一份评委邀请，连同和参赛者的关系',
    access: judges,
    write: true,
    input: writeBody({
      id,
      version: z.int(),
      accept: z.boolean(),
      /** Entrants whom the judge is related to, or a statement that there are none. */
      conflict: memberText(1, 300),
    }),
    output: JuryInvitation,
    errors: changed,
  }),
  GetRounds: method({
    summary: '有作品要我评的轮次和各评了多少',
    access: judges,
    read: true,
    input: body({}),
    output: z.object({ items: z.array(JudgeRound) }),
    errors: [],
  }),
  GetTasks: method({
    summary: '一轮里要我评的作品，按我自己的随机次序',
    access: judges,
    read: true,
    input: body({
      ...pageInput,
      roundId: id,
      /** Only works that the caller has not marked yet. */
      open: z.boolean().default(false),
    }),
    output: pageOf(JudgeTaskItem),
    errors: ['ContentNotFound'],
  }),
  GetTask: method({
    summary: '一件作品：照片、编号、作品名和说明，别的什么都没有',
    access: judges,
    read: true,
    input: body({ roundId: id, entryId: id }),
    output: JudgeTask,
    errors: ['ContentNotFound'],
  }),
  Score: method({
    summary: '给一件作品打分、通过或排名；轮次结束前可以改',
    access: judges,
    write: true,
    input: writeBody({
      roundId: id,
      entryId: id,
      pass: z.boolean().optional(),
      /** Half points per criterion. */
      halves: z.array(z.int().min(0).max(20)).min(1).max(contestBounds.criteria).optional(),
      rank: z.int().min(1).max(contestBounds.finalists).optional(),
      comment: memberText(0, contestBounds.comment).default(''),
      /** How long the work was on screen, in milliseconds. */
      shownMs: z
        .int()
        .min(0)
        .max(24 * 3_600_000),
    }),
    output: JudgeRound,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Recuse: method({
    summary: '声明回避一件作品，从此不再评它',
    access: judges,
    write: true,
    input: writeBody({ roundId: id, entryId: id, note: memberText(0, contestBounds.reason).default('') }),
    output: JudgeRound,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
