import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { serialNormalisers, serialTags, sightingStates } from './passport.words.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { GearEvent } from './passport.shapes.ts'
import {
  CardOwner,
  ShopVisit,
  StaffPassportItem,
  StaffSerialRule,
  StaffSighting,
} from './staff-passport.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'
import { serviceFields } from './passport.methods.ts'

const { place: _, ...visitFields } = serviceFields

const reviewers = staff('productReviewer', 'support')
const clerks = staff('productReviewer', 'support', 'storeClerk')

/** The content of a member's QR code: the text alone, or the link that ends with it. */
const card = z.string().trim().min(1, '请扫描或输入会员二维码').max(500)

const filters = {
  keyword: z.string().max(254).optional(),
  level: z.int().min(0).max(3).optional(),
  lost: z.boolean().optional(),
}

export const passportListSheet = {
  name: '器材护照',
  columns: {
    code: '护照码',
    createTime: '时间',
    productName: '产品',
    serialEnd: '编号尾号',
    memberId: '机主编号',
    nickName: '机主',
    level: '等级',
    isLost: '挂失',
    shutterCount: '快门数',
    proofCount: '佐证照片',
    serviceCount: '保养',
  },
} as const satisfies CsvSheet

export const serialRuleSheet = {
  name: '序列号规则',
  columns: {
    productName: '型号',
    tag: '读取的位置',
    isTrusted: '可信',
    normaliser: '比较的方法',
    serialPattern: '适用的编号（空的是全部）',
  },
} as const satisfies CsvSheet

const sightingFilters = { state: z.literal(Object.values(sightingStates)).optional() }

export const sightingSheet = {
  name: '挂失线索',
  columns: {
    id: '编号',
    createTime: '时间',
    productName: '产品',
    serialEnd: '编号尾号',
    ownerId: '机主编号',
    ownerName: '机主',
    lostOn: '丢失日期',
    lostNote: '机主的说明',
    uploaderId: '上传者编号',
    uploaderName: '上传者',
    uploadTime: '上传时间',
    state: '状态',
    decidedBy: '谁处理',
    note: '处理的原因',
  },
} as const satisfies CsvSheet

/** Members' passports. */
export const StaffPassport = service('StaffPassport', {
  GetList: method({
    summary: '器材护照，新的在前；按公开码、会员昵称或编号、完整的产品编号查找',
    access: reviewers,
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffPassportItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的器材护照（CSV），新的在前',
    access: reviewers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  RecordService: method({
    summary: '客服给一件器材记一次保养，写进护照',
    access: reviewers,
    write: true,
    input: writeBody({ id, ...serviceFields, reason: staffReason }),
    output: GearEvent,
    errors: ['ContentNotFound'],
  }),
  FindCardOwner: method({
    summary: '顾客出示的「我的二维码」是谁的：称呼、注册的产品，和可以登记的门店',
    access: clerks,
    read: true,
    limit: 'search',
    input: body({ card }),
    output: CardOwner,
    errors: [],
  }),
  RecordVisit: method({
    summary: '门店给到店会员的一件产品记一次保养，写进护照并通知会员；店员只能记自己的门店',
    access: clerks,
    write: true,
    input: writeBody({ card, regProductId: id, shopId: id, ...visitFields }),
    output: GearEvent,
    errors: ['ContentNotFound'],
  }),
  GetVisits: method({
    summary: '一天以内门店记的、还可以撤回的保养，新的在前；店员只看自己的门店',
    access: clerks,
    read: true,
    input: body({ ...staffPageInput }),
    output: pageOf(ShopVisit),
    errors: [],
  }),
  TakeBackVisit: method({
    summary: '撤回门店一天以内记的一次保养，会员收到通知；店员只能撤回自己门店的',
    access: clerks,
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetRules: method({
    summary: '序列号规则：每个型号的照片里哪些编号和快门数可信',
    access: reviewers,
    read: true,
    input: body(staffPageInput),
    output: pageOf(StaffSerialRule),
    errors: [],
  }),
  ExportRules: method({
    summary: '导出序列号规则（CSV）',
    access: reviewers,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  SaveRule: method({
    summary: '添加或修改一条序列号规则，已有的照片随后重新比对',
    access: staff('productReviewer'),
    write: true,
    input: writeBody({
      productId: id,
      tag: z.literal(Object.values(serialTags), '请选择读取的位置'),
      isTrusted: z.boolean(),
      normaliser: z.literal(Object.values(serialNormalisers)),
      serialPattern: z.string().max(100).default(''),
      /** The version of the rule that was read; 0 for a new one. */
      version: z.int().min(0),
      reason: staffReason,
    }),
    output: StaffSerialRule,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  RemoveRule: method({
    summary: '删除一条序列号规则；一个型号没有规则时只相信 EXIF 里的序列号',
    access: staff('productReviewer'),
    write: true,
    input: writeBody({ id, version: z.int(), reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  GetSightings: method({
    summary: '挂失器材的线索：别人上传的、带有这个编号的照片',
    access: reviewers,
    read: true,
    input: body({ ...staffPageInput, ...sightingFilters }),
    output: pageOf(StaffSighting),
    errors: [],
  }),
  ExportSightings: method({
    summary: '导出符合条件的挂失线索（CSV），新的在前',
    access: reviewers,
    write: true,
    input: writeBody({ ...sightingFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  DecideSighting: method({
    summary: '处理一条挂失线索：已联系双方（机主会收到通知），或排除',
    access: reviewers,
    write: true,
    input: writeBody({
      id,
      state: z.literal([sightingStates.contacted, sightingStates.dismissed]),
      version: z.int(),
      reason: staffReason,
    }),
    output: StaffSighting,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
})
