import * as z from 'zod'
import { body, method, service, writeBody } from '../../method.ts'
import { pageInput, pageOf } from '../../shapes/page.ts'
import { shopFields, shopType, StaffShopItem } from '../../shapes/shop.ts'
import { id } from '../../shapes/text.ts'
import { staff } from '../../staff.ts'

const readers = staff('goodsManager', 'activityOperator', 'storeClerk', 'support')

/** Places of the brand. */
export const StaffShop = service('StaffShop', {
  GetList: method({
    summary: '门店，按类型和顺序，也包括停业的',
    access: readers,
    read: true,
    input: body({ ...pageInput, keyword: z.string().max(40).optional(), type: shopType.optional() }),
    output: pageOf(StaffShopItem),
    errors: [],
  }),
  Create: method({
    summary: '添加一家门店',
    access: staff('goodsManager', 'activityOperator'),
    write: true,
    input: writeBody(shopFields),
    output: StaffShopItem,
    errors: ['AreaUnknown'],
  }),
  Save: method({
    summary: '修改一家门店；停业的不再列出，已有的券码仍在那里使用',
    access: staff('goodsManager', 'activityOperator'),
    write: true,
    input: writeBody({ id, ...shopFields, version: z.int() }),
    output: StaffShopItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'AreaUnknown'],
  }),
})
