import * as z from 'zod'
import { contestBounds, entrySorts } from './contest.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  ContestCard,
  ContestCertificate,
  ContestDetail,
  ContestResult,
  EntryItem,
  EntryMarks,
  OwnEntry,
  OwnObjection,
  VoteOutcome,
} from './contest.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { ContestStarting, StartedContest, startFields } from './started-contest.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

/** The two calls about contests that belong to `Activity`. */
export const contestDetailMethods = {
  GetPhotoContestDetail: method({
    summary: '一个影赛：日程、组别、规则、奖项、评委和规则更新记录，连同我能做什么',
    access: 'public',
    read: true,
    input: body({ id }),
    output: ContestDetail,
    errors: ['ContentNotFound'],
  }),
  GetPhotoContestPreview: method({
    summary: '凭预览链接看一个影赛，公布以前也可以',
    access: 'public',
    read: true,
    input: body({ id, previewToken: z.string().min(1).max(100) }),
    output: ContestDetail,
    errors: ['ContentNotFound'],
  }),
}

/** Photo contests: entries, the public vote, results. Entries are sent by `NewPublish.Publish`. */
export const Contest = service('Contest', {
  GetList: method({
    summary: '影赛，新的在前',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      /** Only contests that take entries now. */
      collecting: z.boolean().default(false),
    }),
    output: pageOf(ContestCard),
    errors: [],
  }),
  GetEntryList: method({
    summary: '一个影赛的作品：随机（每人每天一个次序）、新的在前或按名次',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      matchId: id,
      groupId: id.optional(),
      /** Only entries chosen by a round of the jury. */
      finalists: z.boolean().default(false),
      sort: z.enum(entrySorts).default('random'),
      /** For the random order: one per viewer and day, from `wallSeed`. */
      seed: z.int().min(0).max(0xff_ff_ff_ff).default(0),
    }),
    output: pageOf(EntryItem),
    errors: ['ContentNotFound'],
  }),
  GetMyEntries: method({
    summary: '我的参赛作品，在一个影赛或所有影赛，新的在前：走到哪一步，什么时候前要做什么',
    access: 'member',
    read: true,
    input: body({ ...pageInput, matchId: id.optional() }),
    output: pageOf(OwnEntry),
    errors: [],
  }),
  GetMyMarks: method({
    summary: '结果公示以后，我的一件作品的各份评分和评语，不说是谁给的',
    access: 'member',
    read: true,
    input: body({ entryId: id }),
    output: EntryMarks,
    errors: ['ContentNotFound'],
  }),
  Vote: method({
    summary: '给一件作品投今天的一票',
    access: 'member',
    write: true,
    limit: 'reaction',
    input: writeBody({ entryId: id }),
    output: VoteOutcome,
    errors: ['ContentNotFound', 'VoteEnded', 'NotEligible', 'VotesUsed', 'VotedToday'],
  }),
  UndoVote: method({
    summary: '撤回今天给一件作品的票',
    access: 'member',
    write: true,
    limit: 'reaction',
    input: writeBody({ entryId: id }),
    output: VoteOutcome,
    errors: ['ContentNotFound', 'VoteEnded', 'NotAllowedNow'],
  }),
  WithdrawEntry: method({
    summary: '征稿截止前撤回一件参赛作品，作品移到回收站',
    access: 'member',
    write: true,
    input: writeBody({ entryId: id }),
    output: OwnEntry,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Resubmit: method({
    summary: '把改好的退回作品重新提交初审；文字用编辑作品来改',
    access: 'member',
    write: true,
    input: writeBody({ entryId: id }),
    output: OwnEntry,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  UploadOriginal: method({
    summary: `提交一件入围作品的原图（先用 FileUpload 上传，用途 matchOriginal，最多 ${contestBounds.originals} 个），再交一次会代替之前的`,
    access: 'member',
    write: true,
    input: writeBody({
      entryId: id,
      fileIds: z
        .array(id)
        .min(1, '请选择原图')
        .max(contestBounds.originals, `最多 ${contestBounds.originals} 个文件`),
    }),
    output: OwnEntry,
    errors: ['ContentNotFound', 'NotAllowedNow', 'UploadNotFound'],
  }),
  GetStarting: method({
    summary: '我能不能发起影赛，可以用哪些圈子，连同我发起过的影赛，新的在前',
    access: 'member',
    read: true,
    input: body({}),
    output: ContestStarting,
    errors: [],
  }),
  Start: method({
    summary: '发起一个圈子赛（圈主）或影友赛（Lv.5 起），由网站审核后公布；凭编号修改被退回的，重新提交',
    access: 'member',
    write: true,
    closedToMuted: true,
    limit: 'report',
    input: writeBody({
      /** A contest that staff returned. */
      id: id.optional(),
      version: z.int().optional(),
      ...startFields,
    }),
    output: StartedContest,
    errors: [
      'ContentNotFound',
      'ChangedMeanwhile',
      'NotAllowedNow',
      'LevelTooLow',
      'ContentRefused',
      'PhoneNotBound',
      'UploadNotFound',
    ],
  }),
  GetResult: method({
    summary: '一个影赛的结果：公示中和公布以后',
    access: 'public',
    read: true,
    input: body({ matchId: id }),
    output: ContestResult,
    errors: ['ContentNotFound'],
  }),
  GetMarkSheet: method({
    summary: '一个影赛的评分表全文，SHA-256 已公布，任何人都能用它重算结果',
    access: 'public',
    read: true,
    input: body({ matchId: id }),
    output: z.object({ text: z.string(), sha256: z.string() }),
    errors: ['ContentNotFound'],
  }),
  GetCertificate: method({
    summary: '凭编号查验一张获奖证书',
    access: 'public',
    read: true,
    input: body({ certificate: z.string().min(8).max(40) }),
    output: ContestCertificate,
    errors: ['ContentNotFound'],
  }),
  Objection: method({
    summary: '公示期间对一件作品或整个影赛提出异议，5 个工作日内答复',
    access: 'member',
    write: true,
    limit: 'report',
    input: writeBody({
      matchId: id,
      entryId: id.nullable().default(null),
      text: memberText(contestBounds.objection.min, contestBounds.objection.max),
    }),
    output: OwnObjection,
    errors: ['ContentNotFound', 'NotAllowedNow', 'PhoneNotBound'],
  }),
  GetMyObjections: method({
    summary: '我提出的异议和答复，新的在前',
    access: 'member',
    read: true,
    input: body({ ...pageInput, matchId: id.optional() }),
    output: pageOf(OwnObjection),
    errors: [],
  }),
})
