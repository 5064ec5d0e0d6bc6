import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { questionnaireLimits } from './questionnaire.words.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  CrossTable,
  questionnaireFields,
  questionnaireState,
  StaffQuestionnaireDetail,
  StaffQuestionnaireItem,
  StaffQuestionnaireResults,
  WrittenAnswer,
} from './questionnaire.shapes.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, timeText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const operators = staff('activityOperator')
const readers = staff('activityOperator', 'analyst')
const exporters = confirmedStaff('activityOperator')

const filters = {
  /** Part of the title. */
  keyword: z.string().max(questionnaireLimits.title.max).optional(),
  state: questionnaireState.optional(),
}

export const questionnaireSheet = {
  name: '问卷',
  columns: {
    id: '编号',
    title: '名称',
    state: '状态',
    startTime: '开始时间',
    endTime: '结束时间',
    audience: '对象',
    isAnonymous: '匿名',
    submitted: '交了',
    careless: '低质',
    quota: '名额（0 是不限）',
  },
} as const satisfies CsvSheet

/** One row per member who answered. Two columns per question follow: what was chosen, and its code. */
export const questionnaireAnswerSheet = {
  name: '问卷答案',
  columns: {
    id: '编号',
    member: '会员',
    submitTime: '交卷时间',
    seconds: '用了几秒',
    careless: '低质',
  },
} as const satisfies CsvSheet

const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const

/** Questionnaires, for those who write them. */
export const StaffQuestionnaire = service('StaffQuestionnaire', {
  GetList: method({
    summary: '问卷，新的在前，也包括草稿',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffQuestionnaireItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的问卷（CSV），不含答案',
    access: readers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一份问卷，连同题目和条件',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffQuestionnaireDetail,
    errors: ['ContentNotFound'],
  }),
  Upload: method({
    summary: '上传封面或选项的图片，24 小时内可以使用',
    access: operators,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: [...sitePictureUpload.errors, 'PhotoTooNarrow'],
  }),
  Create: method({
    summary: '写一份问卷，先是草稿',
    access: operators,
    write: true,
    input: writeBody(questionnaireFields),
    output: StaffQuestionnaireDetail,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一份问卷；发布以后只能改文字和延长时间、增加名额',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), ...questionnaireFields }),
    output: StaffQuestionnaireDetail,
    errors: [...changed, 'UploadNotFound'],
  }),
  SetState: method({
    summary: '发布、关闭或重新开放一份问卷',
    access: operators,
    write: true,
    input: writeBody({
      id,
      version: z.int(),
      act: z.enum(['publish', 'close', 'reopen']),
      /** A new end, when it is opened again. */
      endTime: timeText.optional(),
      reason: staffReason,
    }),
    output: StaffQuestionnaireDetail,
    errors: changed,
  }),
  Copy: method({
    summary: '照一份问卷写新的草稿；答过原来那份的人不再得一次奖励',
    access: operators,
    write: true,
    input: writeBody({ id }),
    output: StaffQuestionnaireDetail,
    errors: ['ContentNotFound'],
  }),
  SetCareless: method({
    summary: '结果里计入或不计入低质的答案',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), leaveOut: z.boolean(), reason: staffReason }),
    output: StaffQuestionnaireDetail,
    errors: changed,
  }),
  GetResults: method({
    summary: '一份问卷的结果，最多晚一分钟；匿名的不显示小于 5 的数',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffQuestionnaireResults,
    errors: ['ContentNotFound'],
  }),
  GetTexts: method({
    summary: '一道题里写的文字，可以按其中一部分找；匿名的收满 5 份才显示',
    access: readers,
    read: true,
    limit: 'search',
    input: body({
      ...staffPageInput,
      id,
      question: z.string().max(12),
      keyword: z.string().max(60).optional(),
    }),
    output: pageOf(WrittenAnswer),
    errors: ['ContentNotFound'],
  }),
  GetCross: method({
    summary: '两道选择题的交叉表；匿名的不显示小于 5 的格子',
    access: readers,
    read: true,
    input: body({ id, row: z.string().max(12), column: z.string().max(12) }),
    output: CrossTable,
    errors: ['ContentNotFound'],
  }),
  ExportAnswers: method({
    summary: '导出答案（CSV），一份答案一行；匿名的没有会员和时间，收满 5 份才有',
    access: exporters,
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: ExportStart,
    errors: ['ContentNotFound'],
  }),
  Invite: method({
    summary: '通知可以答而还没答的会员，一天最多一次',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffQuestionnaireDetail,
    errors: changed,
  }),
})
