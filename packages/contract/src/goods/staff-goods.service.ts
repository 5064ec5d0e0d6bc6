import * as z from 'zod'
import { goodsLimits, goodsPicture } from './goods.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import { CsvFault, csvLimits, type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { goodsType } from './goods.shapes.ts'
import { pageInput, pageOf, staffPageInput } from '../shapes/page.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import {
  CodeBatch,
  goodsFields,
  goodsState,
  newGoodsFields,
  ShownCode,
  StaffGoodsDetail,
  StaffGoodsItem,
  VirtualGift,
} from './staff-goods.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const readers = staff('goodsManager', 'support', 'analyst')
const managers = staff('goodsManager')

const filters = {
  keyword: z.string().max(goodsLimits.name).optional(),
  goodsType: goodsType.optional(),
  state: goodsState.optional(),
}

export const goodsSheet = {
  name: '商品与权益',
  columns: {
    id: '编号',
    name: '名称',
    goodsType: '类型',
    kind: '种类',
    coins: '金币',
    stock: '库存',
    sold: '已兑',
    sort: '顺序',
    state: '状态',
  },
} as const satisfies CsvSheet

/** Benefits, and goods for coins. */
export const StaffGoods = service('StaffGoods', {
  GetList: method({
    summary: '商品与权益，新的在前；可按类型、状态和名称的一部分',
    access: readers,
    read: true,
    input: body({ ...pageInput, ...filters }),
    output: pageOf(StaffGoodsItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的商品与权益（CSV），新的在前；库存空着的是不限',
    access: readers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetDetail: method({
    summary: '一件商品',
    access: readers,
    read: true,
    input: body({ id }),
    output: StaffGoodsDetail,
    errors: ['ContentNotFound'],
  }),
  GetGiftList: method({
    summary: '虚拟商品可以给什么',
    access: readers,
    read: true,
    input: body({}),
    output: z.array(VirtualGift),
    errors: [],
  }),
  Upload: method({
    summary: `上传一张商品图片（${goodsPicture.width}×${goodsPicture.height}），24 小时内可以用在商品里`,
    access: managers,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  Create: method({
    summary: '添加一件商品，先是草稿',
    access: managers,
    write: true,
    input: writeBody(newGoodsFields),
    output: StaffGoodsDetail,
    errors: ['UploadNotFound'],
  }),
  Save: method({
    summary: '修改一件商品；类型、种类和券码来源不变，库存另改',
    access: managers,
    write: true,
    input: writeBody({ id, ...goodsFields, version: z.int() }),
    output: StaffGoodsDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'UploadNotFound'],
  }),
  SetState: method({
    summary: '上架或下架',
    access: managers,
    write: true,
    input: writeBody({ id, publish: z.boolean(), version: z.int(), reason: staffReason }),
    output: StaffGoodsDetail,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'],
  }),
  ChangeStock: method({
    summary: '增减库存；不会少于 0，用导入券码的商品不能这样改',
    access: managers,
    write: true,
    input: writeBody({
      id,
      delta: z
        .int()
        .min(-goodsLimits.stock)
        .max(goodsLimits.stock)
        .refine((delta) => delta !== 0, '不能是 0'),
      reason: staffReason,
    }),
    output: StaffGoodsDetail,
    errors: ['ContentNotFound', 'StockNotEnough', 'NotAllowedNow'],
  }),
})

export const codeBatchSheet = {
  name: '导入过的券码',
  columns: { createTime: '时间', createdBy: '谁导入', count: '个数', left: '还没发放' },
} as const satisfies CsvSheet

export const codeSheet = { name: '券码', columns: { code: '券码' } } as const satisfies CsvSheet

export const codeSentences = {
  twice: '这个券码在前面已经写过',
  known: '这个券码已经导入过',
  faults: '文件里有写错的地方，什么也没有导入',
} as const

/** A row of a CSV file of codes. */
export const CodeCsvRow = z.strictObject({
  code: z
    .string({ error: '请填写券码' })
    .min(goodsLimits.code.min, `至少 ${goodsLimits.code.min} 个字符`)
    .max(goodsLimits.code.max, `最多 ${goodsLimits.code.max} 个字符`)
    .regex(/^[\dA-Za-z-]+$/, '只用字母、数字和短横线'),
})

const csv = z.string().max(csvLimits.kib * 1024)

/** Codes of goods: they are imported, and accepted in shops. */
export const StaffGoodsCode = service('StaffGoodsCode', {
  GetBatchList: method({
    summary: '一件商品导入过的券码，新的在前；只有数量，不再显示券码',
    access: managers,
    read: true,
    input: body({ ...staffPageInput, goodsId: id }),
    output: pageOf(CodeBatch),
    errors: [],
  }),
  ExportBatch: method({
    summary: '导出一件商品导入过的券码的记录（CSV），没有券码本身',
    access: managers,
    write: true,
    input: writeBody({ goodsId: id, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  CheckImport: method({
    summary: '检查一份券码 CSV；不改动什么',
    access: managers,
    read: true,
    maxKiB: csvLimits.kib,
    input: body({ goodsId: id, csv }),
    output: z.object({ added: z.int(), faults: z.array(CsvFault) }),
    errors: ['ContentNotFound'],
  }),
  Import: method({
    summary: '导入一份券码 CSV，库存随之增加；有一处写错就什么也不导入',
    access: managers,
    write: true,
    maxKiB: csvLimits.kib,
    input: writeBody({ goodsId: id, csv, reason: staffReason }),
    output: z.object({ added: z.int() }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Find: method({
    summary: '查一个顾客出示的券码',
    access: staff('storeClerk', 'goodsManager', 'support'),
    read: true,
    limit: 'search',
    input: body({ code: z.string().trim().min(1).max(goodsLimits.code.max) }),
    output: ShownCode,
    errors: ['ContentNotFound'],
  }),
  Use: method({
    summary: '核销一个券码，只能一次',
    access: staff('storeClerk', 'goodsManager'),
    write: true,
    input: writeBody({ id, shopId: id }),
    output: ShownCode,
    errors: ['ContentNotFound', 'NotAllowedNow', 'CodeSpent'],
  }),
})
