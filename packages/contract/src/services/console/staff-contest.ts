import * as z from 'zod'
import { activityCover } from '../../activity-words.ts'
import { contestBounds } from '../../contest-words.ts'
import { body, method, service, writeBody } from '../../method.ts'
import { ActivityPreview } from '../../shapes/staff-activity.ts'
import { contestState, ContestVerdict, entryReason, roundKind } from '../../shapes/contest.ts'
import { entryState } from '../../shapes/entry-match.ts'
import { type CsvSheet, ExportStart } from '../../shapes/csv.ts'
import { pageOf, staffPageInput } from '../../shapes/page.ts'
import { sitePictureUpload } from '../../shapes/site-picture.ts'
import { staffReason } from '../../shapes/staff.ts'
import {
  contestBody,
  contestFields,
  StaffAward,
  StaffContestDetail,
  StaffContestItem,
  StaffEntryItem,
  StaffJury,
  StaffMarkRequest,
  StaffObjection,
  VoteFlagItem,
  VoteIntegrity,
} from '../../shapes/staff-contest.ts'
import { id, memberText, timeText } from '../../shapes/text.ts'
import { confirmedStaff, staff } from '../../staff.ts'

const organisers = staff('contestOperator')
const bounds = contestBounds
const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const

const filters = {
  /** Part of the title. */
  keyword: z.string().max(bounds.title.max).optional(),
  state: contestState.optional(),
}

export const contestListSheet = {
  name: '影赛',
  columns: {
    id: '编号',
    title: '名称',
    kind: '类别',
    state: '状态',
    collectStart: '征稿开始',
    collectEnd: '征稿截止',
    noticeEnd: '公示截止',
    entries: '作品',
    shown: '展示的作品',
    waiting: '待初审',
  },
} as const satisfies CsvSheet

const entryFilters = {
  contestId: id,
  state: entryState.optional(),
  groupId: id.optional(),
  /** 0 green, 1 amber, 2 red. */
  level: z.int().min(0).max(2).optional(),
}

export const contestEntrySheet = {
  name: '参赛作品',
  columns: {
    number: '编号',
    title: '作品名',
    story: '作品说明',
    group: '组别',
    nickName: '作者昵称',
    state: '状态',
    reason: '原因',
    verdicts: '核验中要看的',
    votes: '票数',
    cleanVotes: '有效票',
    rank: '名次',
    createTime: '投稿时间',
  },
} as const satisfies CsvSheet

/** Photo contests, by whoever organises them. */
export const StaffContest = service('StaffContest', {
  GetList: method({
    summary: '影赛，新建的在前，也包括草稿',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffContestItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的影赛（CSV）',
    access: organisers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一个影赛，连同预览地址和各状态的作品数',
    access: organisers,
    read: true,
    input: body({ id }),
    output: StaffContestDetail,
    errors: ['ContentNotFound'],
  }),
  PreviewBody: method({
    summary: '规则页在网站上的样子；不改动什么',
    access: organisers,
    read: true,
    maxKiB: 128,
    input: body({ body: contestBody }),
    output: ActivityPreview,
    errors: [],
  }),
  Upload: method({
    summary: `上传封面（${activityCover.width}×${activityCover.height}）或规则页里的图片，24 小时内可以使用`,
    access: organisers,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body({ kind: z.enum(['cover', 'picture']), ...sitePictureUpload.input }),
    output: sitePictureUpload.output,
    errors: [...sitePictureUpload.errors, 'PhotoTooNarrow'],
  }),
  Create: method({
    summary: '写一个影赛，先是草稿',
    access: organisers,
    write: true,
    maxKiB: 160,
    input: writeBody(contestFields),
    output: StaffContestDetail,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一个影赛；征稿开始后只能改得对参赛者有利，每次改动都公布',
    access: organisers,
    write: true,
    maxKiB: 160,
    input: writeBody({ id, version: z.int(), ...contestFields }),
    output: StaffContestDetail,
    errors: [...changed, 'UploadNotFound'],
  }),
  SetState: method({
    summary: '提交审核、退回草稿、驳回、公布、暂停、继续或取消；取消会通知参赛的人',
    access: organisers,
    write: true,
    input: writeBody({
      id,
      version: z.int(),
      act: z.enum(['submit', 'return', 'refuse', 'announce', 'hold', 'release', 'cancel']),
      reason: staffReason,
    }),
    output: StaffContestDetail,
    errors: changed,
  }),
  GetEntries: method({
    summary: '一个影赛的作品：要人看的在前，带核验结果和近似的作品',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, ...entryFilters }),
    output: pageOf(StaffEntryItem),
    errors: ['ContentNotFound'],
  }),
  ExportEntries: method({
    summary: '导出一个影赛的作品，带作者、说明和名次（CSV）',
    access: confirmedStaff('contestOperator'),
    write: true,
    input: writeBody({ ...entryFilters, reason: staffReason }),
    output: ExportStart,
    errors: ['ContentNotFound'],
  }),
  DecideEntries: method({
    summary:
      '处理参赛作品：通过初审、退回修改（48 小时）、不通过、请交原图、原图通过或重交、取消资格或恢复；都通知本人',
    access: organisers,
    write: true,
    input: writeBody({
      ids: z.array(id).min(1).max(100),
      act: z.enum([
        'pass',
        'return',
        'refuse',
        'requestOriginal',
        'acceptOriginal',
        'returnOriginal',
        'disqualify',
        'reinstate',
      ]),
      /** Of a refusal, a return and a disqualification. */
      code: entryReason.optional(),
      reason: staffReason,
    }),
    output: z.object({ changed: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  TryRules: method({
    summary: '用上传过的照片试一套规则；不改动什么',
    access: organisers,
    read: true,
    input: body({ rules: contestFields.rules, entryIds: z.array(id).min(1).max(10) }),
    output: z.object({
      items: z.array(z.object({ entryId: id, verdicts: z.array(z.array(ContestVerdict)) })),
    }),
    errors: [],
  }),
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
      /** Also where works have too few marks: those go on without a result. */
      withShort: z.boolean().default(false),
      reason: staffReason,
    }),
    output: StaffJury,
    errors: ['ContentNotFound', 'NotAllowedNow', 'QuorumMissed'],
  }),
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
      /** Of the work. */
      number: z.int().min(1),
      /** One of the three, as the kind of the round. */
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
      /** With `uphold`: the entry loses its place. */
      disqualify: entryReason.optional(),
      reason: memberText(1, bounds.objection.max),
    }),
    output: StaffObjection,
    errors: changed,
  }),
})
