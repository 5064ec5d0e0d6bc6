import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { applicationStates } from './product-activity.words.ts'
import { CsvFault, csvLimits, type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageInput, pageOf, staffPageInput } from '../shapes/page.ts'
import { parcelAddressMethods } from '../shapes/parcel-address-methods.ts'
import {
  activityKind,
  productActivityFields,
  StaffProductActivityItem,
  StaffProductApplicationItem,
} from './product-activity.shapes.ts'
import { shipmentFields } from '../shapes/shipment.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const readers = staff('productReviewer', 'support')
const reviewers = staff('productReviewer')

const filters = {
  /** The number or id of an application, or a member (exact nickname or id). */
  keyword: z.string().max(100).optional(),
  activityId: id.optional(),
  state: z.int().min(1).max(6).optional(),
  /** Epoch milliseconds. */
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
}

export const applicationSheet = {
  name: '产品活动申请',
  columns: {
    number: '申请编号',
    createTime: '申请时间',
    activity: '活动',
    product: '产品',
    serialEnd: '编号尾号',
    buyDate: '购买日期',
    nickName: '昵称',
    state: '状态',
    gift: '礼品',
    remark: '备注',
    reason: '原因',
    receiver: '收货人',
    phone: '电话',
    place: '地址',
    carrier: '快递公司',
    trackingNumber: '快递单号',
  },
} as const satisfies CsvSheet

/** A file of gifts that were sent. */
export const giftParcelSheet = {
  name: '活动礼品发货',
  columns: { number: '申请编号', carrier: '快递公司', trackingNumber: '快递单号' },
} as const satisfies CsvSheet

export const giftParcelSentences = {
  /** Who changed an application, if not staff. */
  member: '会员',
  unknown: '没有这份申请',
  notWaiting: '这份申请现在没有要寄的礼品',
  twice: '这份申请在前面已经写过',
  faults: '文件里有写错的地方，一份也没有发货',
} as const

export const GiftParcelCsvRow = z.strictObject({
  number: z.string({ error: '请填写申请编号' }),
  ...shipmentFields,
})

const csv = z.string().max(csvLimits.kib * 1024)

const activityFilters = {
  /** Part of the title. */
  keyword: z.string().max(100).optional(),
  kind: activityKind.optional(),
  isOpen: z.boolean().optional(),
}

export const activitySheet = {
  name: '产品活动',
  columns: {
    id: '编号',
    title: '标题',
    kind: '类型',
    models: '型号',
    buyFrom: '购买日期从',
    buyTo: '购买日期到',
    applyFrom: '申请从',
    applyTo: '申请到',
    gifts: '礼品',
    quota: '名额（空的是不限）',
    taken: '已用的名额',
    waiting: '待审核',
    isOpen: '开放',
  },
} as const satisfies CsvSheet

/** Product activities and the members' applications. */
export const StaffProductActivity = service('StaffProductActivity', {
  GetList: method({
    summary: '产品活动，新的在前，也包括已关闭的',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...activityFilters }),
    output: pageOf(StaffProductActivityItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的产品活动（CSV），新的在前',
    access: readers,
    write: true,
    input: writeBody({ ...activityFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一个产品活动',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffProductActivityItem,
    errors: ['ContentNotFound'],
  }),
  Create: method({
    summary: '添加一个产品活动',
    access: reviewers,
    write: true,
    input: writeBody(productActivityFields),
    output: StaffProductActivityItem,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一个产品活动；名额不能少于已用的',
    access: reviewers,
    write: true,
    input: writeBody({ id, version: z.int(), ...productActivityFields }),
    output: StaffProductActivityItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
  GetApplications: method({
    summary: '活动申请，收货地址打码；审核中的旧的在前，其他的新的在前',
    access: readers,
    read: true,
    input: body({ ...pageInput, ...filters }),
    output: pageOf(StaffProductApplicationItem),
    errors: [],
  }),
  GetApplication: method({
    summary: '一份活动申请，连同购买凭证',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffProductApplicationItem,
    errors: ['ContentNotFound'],
  }),
  ExportApplications: method({
    summary: '导出符合条件的活动申请，带完整的收货地址（CSV）',
    access: confirmedStaff('productReviewer'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  ...parcelAddressMethods('一份活动申请', readers),
  Decide: method({
    summary: '通过、退回补充、不通过或取消一份申请；不通过和取消的名额还给活动',
    access: reviewers,
    write: true,
    input: writeBody({
      id,
      state: z.literal([
        applicationStates.accepted,
        applicationStates.incomplete,
        applicationStates.refused,
        applicationStates.cancelled,
      ]),
      reason: staffReason,
      version: z.int(),
    }),
    output: StaffProductApplicationItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  Send: method({
    summary: '登记一份礼品已发放；要寄的带上快递和单号，已登记的可以改正',
    access: reviewers,
    write: true,
    input: writeBody({
      id,
      carrier: z.union([z.literal(''), shipmentFields.carrier]).default(''),
      trackingNumber: z.union([z.literal(''), shipmentFields.trackingNumber]).default(''),
      version: z.int(),
    }),
    output: StaffProductApplicationItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  CheckParcels: method({
    summary: '检查一份发货 CSV；不改动什么',
    access: reviewers,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: z.object({ shipped: z.int(), faults: z.array(CsvFault) }),
    errors: [],
  }),
  ImportParcels: method({
    summary: '按一份 CSV 登记寄出的礼品；有一处写错就一份也不登记',
    access: reviewers,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: z.object({ shipped: z.int() }),
    errors: [],
  }),
})
