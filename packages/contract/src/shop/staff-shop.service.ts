import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { shopFields, shopType, StaffShopItem } from './shop.shapes.ts'
import { sitePictureUpload } from '../media/site-picture.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { shopPicture } from './shop.words.ts'
import { staff } from '../wire/staff-access.ts'

const readers = staff('goodsManager', 'activityOperator', 'storeClerk', 'support')

const managers = staff('goodsManager', 'activityOperator')

const filters = { keyword: z.string().max(40).optional(), type: shopType.optional() }

export const shopSheet = {
  name: '门店',
  columns: {
    id: '编号',
    type: '类型',
    sort: '顺序',
    name: '名称',
    province: '省',
    city: '市',
    county: '区县',
    detail: '地址',
    phone: '电话',
    hours: '营业时间',
    services: '服务',
    lng: '经度',
    lat: '纬度',
    pictureCount: '图片张数',
    isOpen: '营业',
  },
} as const satisfies CsvSheet

export const StaffShop = service('StaffShop', {
  GetList: method({
    summary: '门店，按类型和顺序，也包括停业的；可按名称、地区或地址查找',
    access: readers,
    read: true,
    input: body({ ...staffPageInput, ...filters, isOpen: z.boolean().optional() }),
    output: pageOf(StaffShopItem),
    errors: [],
  }),
  Export: method({
    summary: '导出符合条件的门店（CSV），按类型和顺序',
    access: readers,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  Upload: method({
    summary: `上传一张门店图片（${shopPicture.width}×${shopPicture.height}），24 小时内可以用在门店里`,
    access: managers,
    limit: 'upload',
    maxKiB: sitePictureUpload.maxKiB,
    input: body(sitePictureUpload.input),
    output: sitePictureUpload.output,
    errors: sitePictureUpload.errors,
  }),
  Create: method({
    summary: '添加一家门店',
    access: managers,
    write: true,
    input: writeBody(shopFields),
    output: StaffShopItem,
    errors: ['AreaUnknown', 'UploadNotFound'],
  }),
  Save: method({
    summary: '修改一家门店；停业的不再列出，已有的券码仍在那里使用',
    access: managers,
    write: true,
    input: writeBody({ id, ...shopFields, version: z.int() }),
    output: StaffShopItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AreaUnknown', 'UploadNotFound'],
  }),
})
