import * as z from 'zod'
import { activityBounds, activityCover } from './activity.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { activityState, activityType, enrolState } from './activity.shapes.ts'
import { CsvFault, csvLimits, type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import {
  activityBody,
  activityFields,
  ActivityPreview,
  StaffActivityDetail,
  StaffActivityItem,
  StaffEnrolmentAnswers,
  StaffEnrolmentItem,
  StaffNoShowAppeal,
} from './staff-activity.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

/** Staff of a shop are limited to activities of their own shop, and to those that list them as organisers. */
const organisers = staff('activityOperator', 'storeClerk')
const operators = staff('activityOperator')
const bounds = activityBounds

const filters = {
  /** Part of the title. */
  keyword: z.string().max(bounds.title.max).optional(),
  subType: activityType.optional(),
  state: activityState.optional(),
  shopId: id.optional(),
  /** Range of the start time, in epoch milliseconds. */
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
}

export const activityListSheet = {
  name: '活动',
  columns: {
    id: '编号',
    title: '名称',
    subType: '类型',
    state: '状态',
    shop: '门店',
    startTime: '开始时间',
    endTime: '结束时间',
    signMode: '报名方式',
    capacity: '名额（0 是不限）',
    taken: '已用的名额',
    waiting: '候补',
    applied: '待审核或抽签',
    checkedIn: '到场',
  },
} as const satisfies CsvSheet

const enrolmentFilters = {
  activityId: id,
  state: enrolState.optional(),
  /** Part of the nickname. */
  keyword: z.string().max(40).optional(),
}

export const enrolmentSheet = {
  name: '活动报名',
  columns: {
    id: '报名编号',
    nickName: '昵称',
    state: '状态',
    guests: '同行',
    createTime: '报名时间',
    queuePlace: '候补位置',
    checkInTime: '签到时间',
    checkInWay: '签到方式',
    checkInBy: '签到人',
    reason: '原因',
    guestNames: '同行的人',
    answers: '报名内容',
  },
} as const satisfies CsvSheet

/** A file of decisions about enrolments that wait for a review. */
export const enrolmentDecisionSheet = {
  name: '报名审核',
  columns: { id: '报名编号', decision: '结果', reason: '原因' },
} as const satisfies CsvSheet

export const EnrolmentDecisionRow = z.strictObject({
  id: z.uuid('请填写报名编号'),
  decision: z.string(),
  reason: z.string().max(200),
})

const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const
const csv = z.string().max(csvLimits.kib * 1024)

/** The community's activities, for their organisers. */
export const StaffActivity = service('StaffActivity', {
  GetList: method({
    summary: '活动，开始时间晚的在前，也包括草稿；门店店员只看到自己门店的',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffActivityItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的活动（CSV）',
    access: organisers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一个活动，连同预览地址、抽签、回顾和数字',
    access: organisers,
    read: true,
    input: body({ id }),
    output: StaffActivityDetail,
    errors: ['ContentNotFound'],
  }),
  FindStaff: method({
    summary: `按称呼的一部分找能负责活动的同事，最多 ${bounds.staff} 位`,
    access: organisers,
    read: true,
    input: body({ keyword: z.string().trim().max(40).default('') }),
    output: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
    errors: [],
  }),
  PreviewBody: method({
    summary: '正文在网站上的样子；不改动什么',
    access: organisers,
    read: true,
    maxKiB: 128,
    input: body({ body: activityBody }),
    output: ActivityPreview,
    errors: [],
  }),
  Upload: method({
    summary: `上传封面（${activityCover.width}×${activityCover.height}）、正文或回顾里的图片，24 小时内可以使用`,
    access: organisers,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body({ kind: z.enum(['cover', 'picture']), ...sitePictureUpload.input }),
    output: sitePictureUpload.output,
    errors: [...sitePictureUpload.errors, 'PhotoTooNarrow'],
  }),
  Create: method({
    summary: '写一个活动，先是草稿',
    access: organisers,
    write: true,
    maxKiB: 128,
    input: writeBody(activityFields),
    output: StaffActivityDetail,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一个活动；已发布的立即变化，时间、地点等变了会通知报名的人，名额增加会补给候补',
    access: organisers,
    write: true,
    maxKiB: 128,
    input: writeBody({ id, version: z.int(), ...activityFields }),
    output: StaffActivityDetail,
    errors: [...changed, 'UploadNotFound'],
  }),
  SetState: method({
    summary: '提交审核、退回草稿、发布、取消，或在一天之内恢复；取消和恢复通知所有相关的人',
    access: organisers,
    write: true,
    input: writeBody({
      id,
      version: z.int(),
      act: z.enum(['submit', 'return', 'publish', 'cancel', 'resume']),
      reason: staffReason,
    }),
    output: StaffActivityDetail,
    errors: [...changed, 'Forbidden'],
  }),
  Copy: method({
    summary: '照一个活动写新的草稿，可以一次写成按周或按月的系列，每场单独一个',
    access: organisers,
    write: true,
    input: writeBody({
      id,
      /** Absent: one copy with the same times. */
      repeat: z
        .strictObject({ every: z.enum(['week', 'month']), times: z.int().min(1).max(bounds.repeats) })
        .optional(),
    }),
    output: z.object({ ids: z.array(id) }),
    errors: ['ContentNotFound'],
  }),
  GetEnrolments: method({
    summary: '一个活动的报名：候补按次序，其他早报的在前',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, ...enrolmentFilters }),
    output: pageOf(StaffEnrolmentItem),
    errors: ['ContentNotFound'],
  }),
  ExportEnrolments: method({
    summary: '导出一个活动的报名，带填写的内容（CSV）',
    access: confirmedStaff('activityOperator', 'storeClerk'),
    write: true,
    input: writeBody({ ...enrolmentFilters, reason: staffReason }),
    output: ExportStart,
    errors: ['ContentNotFound'],
  }),
  RequestAnswers: method({
    summary: '查看一份报名填写的内容：记下原因，凭返回的凭据读取',
    access: confirmedStaff('activityOperator', 'storeClerk'),
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.object({ grant: z.string() }),
    errors: ['ContentNotFound'],
  }),
  SeeAnswers: method({
    summary: '凭据对应的报名内容，一分钟内、同一次登录有效',
    access: confirmedStaff('activityOperator', 'storeClerk'),
    read: true,
    input: body({ grant: z.string().max(500) }),
    output: StaffEnrolmentAnswers,
    errors: ['TicketInvalid', 'ContentNotFound'],
  }),
  RequestGuestNames: method({
    summary: '查看有名额的人写的同行人姓名，印胸牌用：记下原因，凭返回的凭据读取',
    access: confirmedStaff('activityOperator', 'storeClerk'),
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.object({ grant: z.string() }),
    errors: ['ContentNotFound'],
  }),
  SeeGuestNames: method({
    summary: '凭据对应的活动的同行人姓名，一分钟内、同一次登录有效',
    access: confirmedStaff('activityOperator', 'storeClerk'),
    read: true,
    input: body({ grant: z.string().max(500) }),
    output: z.object({ items: z.array(z.object({ enrolId: id, guestNames: z.array(z.string()) })) }),
    errors: ['TicketInvalid', 'ContentNotFound'],
  }),
  Decide: method({
    summary: '处理报名：审核通过或不通过，撤回不通过，把候补提上来，或取消名额；都通知本人',
    access: organisers,
    write: true,
    input: writeBody({
      ids: z.array(id).min(1).max(100),
      act: z.enum(['accept', 'refuse', 'undo', 'moveUp', 'remove']),
      reason: staffReason,
    }),
    output: z.object({ changed: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow', 'PlacesFull'],
  }),
  CheckDecisions: method({
    summary: '检查一份审核结果 CSV；不改动什么',
    access: organisers,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ activityId: id, csv }),
    output: z.object({ decided: z.int(), faults: z.array(CsvFault) }),
    errors: ['ContentNotFound'],
  }),
  ImportDecisions: method({
    summary: '按一份 CSV 审核报名；有一处写错就一份也不改',
    access: organisers,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ activityId: id, csv, reason: staffReason }),
    output: z.object({ decided: z.int(), faults: z.array(CsvFault) }),
    errors: ['ContentNotFound'],
  }),
  Draw: method({
    summary: '报名截止后按规则里的公开数值抽签，公布种子，通知每个人',
    access: operators,
    write: true,
    input: writeBody({
      id,
      version: z.int(),
      publicValue: memberText(1, bounds.publicValue),
      reason: staffReason,
    }),
    output: StaffActivityDetail,
    errors: changed,
  }),
  AnnulDraw: method({
    summary: '作废一次条件有误的抽签并公布原因，换新的种子重新抽',
    access: operators,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffActivityDetail,
    errors: changed,
  }),
  Message: method({
    summary: '给报名的人发通知',
    access: organisers,
    write: true,
    input: writeBody({
      id,
      to: z.enum(['enrolled', 'waiting', 'checkedIn', 'all']),
      text: memberText(2, bounds.message),
      reason: staffReason,
    }),
    output: z.object({ sent: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  SaveReport: method({
    summary: '写活动回顾；发布时通知到场的人',
    access: organisers,
    write: true,
    maxKiB: 128,
    input: writeBody({
      id,
      version: z.int(),
      body: memberText(0, bounds.body.max),
      /** Ids of uploads, or paths of pictures it already has. */
      pictures: z.array(z.string().max(200)).max(bounds.reportPictures),
      publish: z.boolean(),
    }),
    output: StaffActivityDetail,
    errors: [...changed, 'UploadNotFound'],
  }),
  GetAppeals: method({
    summary: '对未到场的申诉：待处理的旧的在前，其他新的在前',
    access: organisers,
    read: true,
    input: body({ ...staffPageInput, state: z.int().min(1).max(3).default(1) }),
    output: pageOf(StaffNoShowAppeal),
    errors: [],
  }),
  DecideAppeal: method({
    summary: '撤销或维持一次未到场，通知本人',
    access: organisers,
    write: true,
    input: writeBody({ id, version: z.int(), accept: z.boolean(), reason: staffReason }),
    output: StaffNoShowAppeal,
    errors: changed,
  }),
})
