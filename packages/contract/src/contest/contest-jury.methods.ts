import * as z from 'zod'
import { contestBounds } from './contest.words.ts'
import { body, method, writeBody } from '../wire/method.ts'
import { roundKind } from './contest.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { StaffJury, VoteFlagItem, VoteIntegrity } from './staff-contest.shapes.ts'
import { id, memberText, timeText } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const organisers = staff('contestOperator')
const bounds = contestBounds
const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const

/** The part of `StaffContest` about vote and jury. */
export const contestJuryMethods = {
  GetVotes: method({
    summary: '投票公正报告：选民、有效票和分开计的票',
    access: organisers,
    read: true,
    input: body({ contestId: id }),
    output: VoteIntegrity,
    errors: ['ContentNotFound'],
  }),
  GetVoteFlags: method({
    summary: '分开计票的投票人，新标记的在前',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, contestId: id }),
    output: pageOf(VoteFlagItem),
    errors: ['ContentNotFound'],
  }),
  LiftFlag: method({
    summary: '把一位投票人的票重新算作有效；结果算出以后不行',
    access: organisers,
    write: true,
    input: writeBody({ contestId: id, memberId: id, reason: staffReason }),
    output: VoteIntegrity,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetJury: method({
    summary: '评委和轮次：各评了多少，从不包括打了几分',
    access: organisers,
    read: true,
    input: body({ contestId: id }),
    output: StaffJury,
    errors: ['ContentNotFound'],
  }),
  InviteJudge: method({
    summary: '邀请一位评委；同一位再次邀请会更新组别',
    access: organisers,
    write: true,
    input: writeBody({
      contestId: id,
      /** Sign-in name in the console. */
      staffName: z.string().min(1).max(40),
      /** The judge's account on the site, by which relations to entrants are found. */
      memberId: id.nullable().default(null),
      title: memberText(0, 40).default(''),
      groupIds: z.array(id).min(1).max(bounds.groups),
      reason: staffReason,
    }),
    output: StaffJury,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  EndJudge: method({
    summary: '评委中途退出：已打的分留在评分表里，不计入结果',
    access: organisers,
    write: true,
    input: writeBody({ judgeId: id, version: z.int(), reason: staffReason }),
    output: StaffJury,
    errors: changed,
  }),
  SetRounds: method({
    summary: '安排评审轮次；已开始的轮次只能延长',
    access: organisers,
    write: true,
    input: writeBody({
      contestId: id,
      rounds: z
        .array(
          z.strictObject({
            kind: roundKind,
            quorum: z.int().min(1).max(bounds.judges),
            keep: z.int().min(1).max(10_000).nullable(),
            closesTime: timeText,
          }),
        )
        .min(1)
        .max(bounds.rounds),
      reason: staffReason,
    }),
    output: StaffJury,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  OpenRound: method({
    summary: '开始一轮评审：从此固定要评的作品和回避',
    access: organisers,
    write: true,
    input: writeBody({ roundId: id, reason: staffReason }),
    output: StaffJury,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  FreezeRound: method({
    summary: '结束一轮评审：分数从此不能再改，选出进入下一轮的作品',
    access: organisers,
    write: true,
    input: writeBody({
      roundId: id,
      /** Freeze the round although some works have too few marks; they get no result. */
      withShort: z.boolean().default(false),
      reason: staffReason,
    }),
    output: StaffJury,
    errors: ['ContentNotFound', 'NotAllowedNow', 'QuorumMissed'],
  }),
  RemindJudges: method({
    summary: '提醒在进行的轮次里还有作品没评的评委；一天内提醒过的不再提醒',
    access: organisers,
    write: true,
    input: writeBody({ contestId: id, reason: staffReason }),
    output: z.object({ reminded: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  RemindEntrants: method({
    summary: '提醒还没交原图的作者，期限不变；一天内提醒过的不再提醒',
    access: organisers,
    write: true,
    input: writeBody({
      contestId: id,
      /** Shown below the notice. */
      note: memberText(0, bounds.reason).default(''),
      reason: staffReason,
    }),
    output: z.object({ reminded: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
}
