import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { giftLimits } from './present.words.ts'
import { presentSource, presentState, presentType } from './present.shapes.ts'
import { CsvFault, csvLimits, type CsvSheet, ExportStart, requestColumns } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { parcelAddressMethods } from '../shapes/parcel-address-methods.ts'
import { shipmentFields } from '../shapes/shipment.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import {
  giftFields,
  giftRuleFields,
  grantFields,
  StaffGiftItem,
  StaffGiftRuleItem,
  StaffGrantItem,
  StaffPresentItem,
} from './staff-present.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const readers = staff('goodsManager', 'support', 'analyst')
const managers = staff('goodsManager')

const giftFilters = {
  keyword: z.string().max(100).optional(),
  presentType: presentType.optional(),
  isOpen: z.boolean().optional(),
}

export const giftSheet = {
  name: '礼品模板',
  columns: {
    id: '编号',
    title: '名称',
    presentType: '类型',
    options: '内容',
    exchangeCoins: '可换金币',
    value: '价值（元）',
    claimDays: '期限（天）',
    isOpen: '在用',
    createTime: '添加时间',
  },
} as const satisfies CsvSheet

/** Templates of presents. */
export const StaffGift = service('StaffGift', {
  GetList: method({
    summary: '礼品模板，新的在前；可按名称的一部分、礼物或奖品、是否在用',
    // Prizes of lotteries and contests are chosen from them.
    access: staff('goodsManager', 'support', 'analyst', 'activityOperator', 'contestOperator'),
    read: true,
    input: body({ ...staffPageInput, ...giftFilters }),
    output: pageOf(StaffGiftItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的礼品模板（CSV），新的在前',
    access: readers,
    write: true,
    input: writeBody({ ...giftFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一个礼品模板',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffGiftItem,
    errors: ['ContentNotFound'],
  }),
  Upload: method({
    summary: '上传一张礼品图片，24 小时内可以用在模板里',
    access: managers,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  Create: method({
    summary: '添加一个礼品模板',
    access: managers,
    write: true,
    input: writeBody(giftFields),
    output: StaffGiftItem,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一个礼品模板；已经发出的礼品不变',
    access: managers,
    write: true,
    input: writeBody({ id, ...giftFields, version: z.int() }),
    output: StaffGiftItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
})

export const giftRuleSheet = {
  name: '自动发放规则',
  columns: { source: '什么时候', level: '等级', giftTitle: '礼品模板', isOpen: '开启' },
} as const satisfies CsvSheet

/** Rules that give presents to members by themselves. */
export const StaffGiftRule = service('StaffGiftRule', {
  GetList: method({
    summary: '自动发放的规则，按来源和等级',
    access: readers,
    read: true,
    input: body({}),
    output: z.array(StaffGiftRuleItem),
    errors: [],
  }),
  Export: method({
    summary: '导出自动发放的规则（CSV）',
    access: readers,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '添加一条自动发放的规则；一种来源（一个等级）一条',
    access: managers,
    write: true,
    input: writeBody({ ...giftRuleFields, reason: staffReason }),
    output: StaffGiftRuleItem,
    errors: ['ContentNotFound'],
  }),
  Save: method({
    summary: '修改一条自动发放的规则，从现在起生效',
    access: managers,
    write: true,
    input: writeBody({
      id,
      giftId: giftRuleFields.giftId,
      isOpen: giftRuleFields.isOpen,
      isYearly: giftRuleFields.isYearly,
      version: z.int(),
      reason: staffReason,
    }),
    output: StaffGiftRuleItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})

/** A file with the members of a grant. */
export const grantSheet = { name: '发放名单', columns: { member: '会员' } } as const satisfies CsvSheet

export const grantSentences = {
  unknown: '没有这位会员',
  inactive: '这位会员已封禁或注销',
  twice: '这位会员在前面已经写过',
  tooMany: `一次最多 ${giftLimits.members} 位会员`,
  faults: '名单里有写错的地方，一份也没有发放',
  none: '请填写会员，或者选一份名单',
  both: '会员和名单只用一种',
  closed: '这个模板已停用',
  taken: '这种来源已经有一条规则',
  level: '升级礼要写等级，其他来源不写',
} as const

export const GrantCsvRow = z.strictObject({
  member: z.string({ error: '请填写会员的昵称或编号' }).trim().min(1).max(64, '昵称或编号没有这么长'),
})

const csv = z.string().max(csvLimits.kib * 1024)

const grantFilters = { waiting: z.boolean().optional() }

export const presentGrantSheet = {
  name: '人工发放',
  columns: {
    id: '编号',
    giftTitle: '礼品',
    memberCount: '会员数',
    nickNames: '会员（最多三位）',
    value: '总价值（元）',
    coins: '最多换成的金币',
    source: '来源',
    memo: '给会员的说明',
    ...requestColumns,
  },
} as const satisfies CsvSheet

/** Grants of presents by staff. Above a sum, another member of staff decides. */
export const StaffPresentGrant = service('StaffPresentGrant', {
  GetList: method({
    summary: '人工发放的记录，新的在前；可只看等待决定的',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...grantFilters }),
    output: pageOf(StaffGrantItem),
    errors: [],
  }),
  Export: method({
    summary: '导出人工发放的记录（CSV），新的在前',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ ...grantFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  CheckList: method({
    summary: '检查一份会员名单（CSV）：共多少人、总价值、要不要另一位同事同意；不发放',
    access: staff('goodsManager', 'support'),
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ giftId: id, csv }),
    output: z.object({
      members: z.int(),
      value: z.int(),
      coins: z.int(),
      needsApproval: z.boolean(),
      faults: z.array(CsvFault),
    }),
    errors: ['ContentNotFound'],
  }),
  Create: method({
    summary:
      '发放给一位会员或一份名单；连同申请人今天已发的，总价值或金币超过设定的数要另一位同事在 24 小时内同意',
    access: confirmedStaff('goodsManager', 'support'),
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({
      ...grantFields,
      memberId: id.optional(),
      csv: csv.optional(),
      reason: staffReason,
    }),
    output: StaffGrantItem,
    errors: ['ContentNotFound'],
  }),
  Decide: method({
    summary: '同意或拒绝一次发放，不能是申请人自己；同意后立即发放；礼品改过的要重新申请',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ id, approve: z.boolean(), reason: staffReason }),
    output: StaffGrantItem,
    errors: ['ContentNotFound', 'NotAllowedOnSelf', 'NotAllowedNow', 'ChangedMeanwhile'],
  }),
})

const filters = {
  /** The number or id of a present, a member (exact nickname or id), or part of the title. */
  keyword: z.string().max(100).optional(),
  state: presentState.optional(),
  source: presentSource.optional(),
  giftId: id.optional(),
  /** Epoch milliseconds. */
  from: z.int().min(0).optional(),
  to: z.int().min(0).optional(),
}

export const presentSheet = {
  name: '礼品',
  columns: {
    number: '礼品编号',
    grantTime: '发放时间',
    title: '礼品',
    option: '选定',
    source: '来源',
    state: '状态',
    nickName: '昵称',
    receiver: '收货人',
    phone: '电话',
    place: '地址',
    carrier: '快递公司',
    trackingNumber: '快递单号',
  },
} as const satisfies CsvSheet

/** A file of parcels. */
export const parcelSheet = {
  name: '礼品发货',
  columns: { number: '礼品编号', carrier: '快递公司', trackingNumber: '快递单号' },
} as const satisfies CsvSheet

export const parcelSentences = {
  /** Who changed a present, if not staff. */
  member: '会员',
  unknown: '没有这份礼品',
  notWaiting: '这份礼品现在不是待发货',
  twice: '这份礼品在前面已经写过',
  faults: '文件里有写错的地方，一份也没有发货',
} as const

export const ParcelCsvRow = z.strictObject({
  number: z.string({ error: '请填写礼品编号' }),
  ...shipmentFields,
})

/** Presents of members. */
export const StaffPresent = service('StaffPresent', {
  GetList: method({
    summary: '会员的礼品，新的在前；收货地址打码',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffPresentItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的礼品，带完整的收货地址（CSV）',
    access: confirmedStaff('goodsManager'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  ...parcelAddressMethods('一份礼品'),
  Ship: method({
    summary: '发货；已发货的可以改正快递公司和单号',
    access: managers,
    write: true,
    input: writeBody({ id, ...shipmentFields, version: z.int() }),
    output: StaffPresentItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  OfferReplacement: method({
    summary: '寄不出的礼品，提出换成一件价值不低于它的；由会员决定',
    access: managers,
    write: true,
    input: writeBody({ id, version: z.int(), giftId: id, reason: staffReason }),
    output: StaffPresentItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  WithdrawReplacement: method({
    summary: '会员决定以前，撤回换一件的提议；通知会员',
    access: managers,
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: StaffPresentItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  CheckParcels: method({
    summary: '检查一份发货 CSV；不改动什么',
    access: managers,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: z.object({ shipped: z.int(), faults: z.array(CsvFault) }),
    errors: [],
  }),
  ImportParcels: method({
    summary: '按一份 CSV 发货；有一处写错就一份也不发',
    access: managers,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: z.object({ shipped: z.int() }),
    errors: [],
  }),
})
