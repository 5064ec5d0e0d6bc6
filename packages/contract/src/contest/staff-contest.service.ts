import * as z from 'zod'
import { activityCover } from '../activity/activity.words.ts'
import { contestBounds } from './contest.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { ActivityPreview } from '../activity/staff-activity.shapes.ts'
import { contestState, ContestVerdict, entryReason } from './contest.shapes.ts'
import { entryState } from './entry-match.shapes.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import {
  contestBody,
  contestFields,
  StaffContestDetail,
  StaffContestItem,
  StaffEntryItem,
} from './staff-contest.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'
import { contestJuryMethods } from './contest-jury.methods.ts'
import { contestResultMethods } from './contest-result.methods.ts'

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

/** Photo contests, for their organisers. */
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
  ExportOriginals: method({
    summary: '下载一个影赛作品的原片（ZIP），连同一张作品表；按状态和组别选',
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
      /** For a refusal, a return and a disqualification. */
      code: entryReason.optional(),
      reason: staffReason,
    }),
    output: z.object({ changed: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  TryFile: method({
    summary: '用一张照片试一套规则：只读文件的开头，什么也不保存',
    access: organisers,
    read: true,
    limit: 'upload',
    maxKiB: 1600,
    input: body({
      rules: contestFields.rules,
      /** Size of the whole file. */
      size: z.int().min(1),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      /** The beginning of the file in Base64. */
      head: z.base64().max(Math.ceil((bounds.triedHeadKiB * 1024 * 4) / 3) + 4),
    }),
    output: z.object({
      /** Null for a file that is not a photograph. */
      verdicts: z.array(ContestVerdict).nullable(),
    }),
    errors: [],
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
  ...contestJuryMethods,
  ...contestResultMethods,
})
