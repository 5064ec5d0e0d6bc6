import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { rewardRules } from './product.words.ts'
import { csvDay, csvLimits, CsvFault, type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageInput, pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import {
  AccessCodeBatch,
  categoryFields,
  productFields,
  productLimits,
  registrationTask,
  StaffProductCategory,
  StaffProductItem,
  StaffRegistration as StaffRegistrationDetail,
  StaffRegistrationItem,
  StaffSerial,
} from './staff-product.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const readers = staff('productReviewer', 'support')
const reviewers = staff('productReviewer')

const productFilters = {
  categoryId: z.int().min(1).max(100).optional(),
  keyword: z.string().max(50).optional(),
}

export const productSheet = {
  name: '产品',
  columns: {
    id: '编号',
    name: '型号',
    code: '产品代码',
    categoryName: '类型',
    serialPattern: '编号的样子',
    launchDate: '上市',
    warrantyMonths: '保修月数',
    gearName: '器材库',
    registeredCount: '已注册',
    isOpen: '可注册',
  },
} as const satisfies CsvSheet

export const categorySheet = {
  name: '产品类型',
  columns: {
    id: '编号',
    name: '名称',
    sort: '顺序',
    productCount: '型号',
    rewardRule: '注册的奖励',
    serialHelp: '编号在哪里',
  },
} as const satisfies CsvSheet

export const StaffProduct = service('StaffProduct', {
  GetCategories: method({
    summary: '产品类型和各有多少型号',
    access: readers,
    read: true,
    input: body({}),
    output: z.array(StaffProductCategory),
    errors: [],
  }),
  ExportCategories: method({
    summary: '导出产品类型（CSV）',
    access: readers,
    write: true,
    input: writeBody({ reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  CreateCategory: method({
    summary: '添加一个产品类型；注册时的奖励以后不能改',
    access: reviewers,
    write: true,
    input: writeBody({ ...categoryFields, rewardRule: z.enum(rewardRules) }),
    output: z.int(),
    errors: ['AlreadyThere'],
  }),
  SaveCategory: method({
    summary: '修改一个产品类型的名称、说明和顺序',
    access: reviewers,
    write: true,
    input: writeBody({ id: z.int(), ...categoryFields, version: z.int() }),
    output: z.null(),
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AlreadyThere'],
  }),
  GetList: method({
    summary: '产品，按类型和顺序，也包括没有开放的',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...productFilters }),
    output: pageOf(StaffProductItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的产品（CSV），按类型和顺序',
    access: readers,
    write: true,
    input: writeBody({ ...productFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Upload: method({
    summary: '上传一张产品图片，24 小时内可以用在产品里',
    access: reviewers,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  Create: method({
    summary: '添加一个产品',
    access: reviewers,
    write: true,
    input: writeBody({ ...productFields, pictureFileId: id.optional() }),
    output: StaffProductItem,
    errors: ['AlreadyThere', 'UploadNotFound'],
  }),
  Save: method({
    summary: '修改一个产品；没有给出的图片保留',
    access: reviewers,
    write: true,
    input: writeBody({ id, ...productFields, pictureFileId: id.optional(), version: z.int() }),
    output: StaffProductItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AlreadyThere', 'UploadNotFound'],
  }),
})

export const accessCodeSheet = {
  name: '注册码',
  columns: { product: '型号', code: '注册码', batch: '批次' },
} as const satisfies CsvSheet

const batchFilters = { productId: id.optional() }

export const accessCodeBatchSheet = {
  name: '注册码批次',
  columns: {
    id: '编号',
    createTime: '登记时间',
    productName: '型号',
    note: '备注',
    amount: '数量',
    madeTime: '下载时间',
    unused: '未使用',
    used: '已使用',
    frozen: '冻结',
    voided: '作废',
    creatorName: '登记人',
  },
} as const satisfies CsvSheet

export const StaffAccessCode = service('StaffAccessCode', {
  GetList: method({
    summary: '注册码批次，新的在前',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...batchFilters }),
    output: pageOf(AccessCodeBatch),
    errors: [],
  }),
  Export: method({
    summary: '导出注册码批次（CSV），没有注册码本身',
    access: readers,
    write: true,
    input: writeBody({ ...batchFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Create: method({
    summary: '登记一批注册码；下载时才生成',
    access: reviewers,
    write: true,
    input: writeBody({
      productId: id,
      amount: z.int('请填写整数').min(1).max(productLimits.codesPerBatch),
      note: memberText(2, 60),
    }),
    output: AccessCodeBatch,
    errors: ['ContentNotFound'],
  }),
  Download: method({
    summary: '生成这批注册码并下载（CSV），只能下载这一次',
    access: confirmedStaff('productReviewer'),
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: ExportStart,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  SetState: method({
    summary: '冻结、解冻或作废一批里还没有使用的注册码',
    access: confirmedStaff('productReviewer'),
    write: true,
    input: writeBody({
      id,
      to: z.enum(['unused', 'frozen', 'void']),
      reason: staffReason,
      version: z.int(),
    }),
    output: AccessCodeBatch,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})

/** What importing a CSV file of shipped numbers does; with `faults` nothing. */
const ImportCheck = z.object({ added: z.int(), changed: z.int(), faults: z.array(CsvFault) })
const csv = z.string().max(csvLimits.kib * 1024)

export const shippedSerialSheet = {
  name: '出货记录',
  columns: { code: '产品代码', serial: '产品编号', shippedOn: '出货日期' },
} as const satisfies CsvSheet

/** Faults in a line of shipped numbers. */
export const shippedSerialSentences = {
  unknownCode: '没有这个产品代码',
  twice: '这个编号在文件里出现了两次',
  faults: '文件里有写错的地方，请先检查',
} as const

export const ShippedSerialRow = z.object({
  code: z.string('请填写产品代码').max(20),
  serial: z.string('请填写产品编号').max(50),
  shippedOn: csvDay('日期写成 2026-01-31 的样子'),
})

/** Numbers that left the warehouse. */
export const StaffShipment = service('StaffShipment', {
  CheckImport: method({
    summary: '检查一份出货记录：会添加、改动几个编号，哪些行写错了；不改动什么',
    access: reviewers,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ csv }),
    output: ImportCheck,
    errors: [],
  }),
  Import: method({
    summary: '导入一份出货记录；有一处写错就什么也不导入',
    access: reviewers,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ csv, reason: staffReason }),
    output: ImportCheck.omit({ faults: true }),
    errors: [],
  }),
  Find: method({
    summary: '按完整的产品编号查找：出货日期、注册过的人、是否停用',
    access: readers,
    read: true,
    input: body({ serialNumber: z.string().max(50) }),
    output: z.array(StaffSerial),
    errors: [],
  }),
  SetBlocked: method({
    summary: '停用一个产品编号，或恢复使用',
    access: reviewers,
    write: true,
    input: writeBody({ id, blocked: z.boolean(), reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})

const registrationFilters = {
  /** Only registrations with this open task. */
  task: registrationTask.optional(),
  state: z.int().min(1).max(6).optional(),
  /** A member: the exact nickname, or the id. */
  keyword: z.string().max(254).optional(),
}

export const registrationSheet = {
  name: '产品注册',
  columns: {
    id: '编号',
    createTime: '时间',
    productName: '产品',
    serialEnd: '编号尾号',
    memberId: '会员编号',
    nickName: '会员',
    hasAccessCode: '注册码已核验',
    state: '状态',
    warrantyUntil: '保修至',
    extensions: '保修延长',
  },
} as const satisfies CsvSheet

/** Registrations, waiting ones and all others. */
export const StaffRegistration = service('StaffRegistration', {
  GetList: method({
    summary: '产品注册；等待处理的旧的在前，其他的新的在前',
    access: readers,
    read: true,
    input: body({ ...pageInput, ...registrationFilters }),
    output: pageOf(StaffRegistrationItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的产品注册（CSV），顺序和列表一样',
    access: reviewers,
    write: true,
    input: writeBody({ ...registrationFilters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Get: method({
    summary: '一次产品注册，连同凭证图片和争议的另一方',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffRegistrationDetail,
    errors: ['ContentNotFound'],
  }),
  Decide: method({
    summary: '通过或驳回一次注册；争议中的通过就归申请人，原来的注册失效',
    access: reviewers,
    write: true,
    input: writeBody({ id, accept: z.boolean(), reason: staffReason, version: z.int() }),
    output: StaffRegistrationDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow', 'SerialTaken'],
  }),
  DecideInvoice: method({
    summary: '认可或不认可已生效产品的购买凭证；认可后按规则延长保修',
    access: reviewers,
    write: true,
    input: writeBody({ id, accept: z.boolean(), reason: staffReason, version: z.int() }),
    output: StaffRegistrationDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
})
