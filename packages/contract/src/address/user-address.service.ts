import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { phone } from '../account/identity.shapes.ts'
import { id, memberText } from '../shapes/text.ts'

/** 0 none, 1 home, 2 company, 3 school. */
export const addressTags = { none: 0, home: 1, company: 2, school: 3 } as const

const names = z.object({
  province: z.string(),
  city: z.string(),
  county: z.string(),
})

/** Lists mask receiver, phone and room; `Get` returns them in full for the form. */
export const UserAddressItem = z.object({
  id,
  receiver: z.string(),
  phone: z.string(),
  /** Codes of province, city and county; a missing level repeats the code above. */
  areaCodes: z.array(z.string()).length(3),
  ...names.shape,
  detail: z.string(),
  postcode: z.string(),
  tag: z.int().min(0).max(3),
  isDefault: z.boolean(),
})
export type UserAddressItem = z.infer<typeof UserAddressItem>

/** Fields of an address; the form validates with the same schema. */
export const addressFields = {
  receiver: memberText(2, 20),
  phone,
  areaCodes: z.array(z.string().regex(/^\d{6}$/, '请选择所在地区')).length(3, '请选择所在地区'),
  detail: memberText(5, 80),
  postcode: z
    .string()
    .regex(/^(?:\d{6})?$/, '邮编是 6 位数字')
    .default(''),
  tag: z.int().min(0).max(3).default(0),
  isDefault: z.boolean().default(false),
}

export const UserAddress = service('UserAddress', {
  GetList: method({
    summary: '我的收货地址（最多 20 个，收货人、电话和室号打码）',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(UserAddressItem),
    errors: [],
  }),
  Get: method({
    summary: '一个收货地址',
    access: 'member',
    read: true,
    input: body({ id }),
    output: UserAddressItem,
    errors: ['ContentNotFound'],
  }),
  Create: method({
    summary: '新增收货地址；第一个自动成为默认',
    access: 'member',
    limit: 'address',
    write: true,
    input: writeBody(addressFields),
    output: UserAddressItem,
    errors: ['AddressLimit', 'AreaUnknown'],
  }),
  Update: method({
    summary: '修改收货地址',
    access: 'member',
    limit: 'address',
    write: true,
    input: writeBody({ id, ...addressFields }),
    output: UserAddressItem,
    errors: ['ContentNotFound', 'AreaUnknown'],
  }),
  SetDefault: method({
    summary: '设为默认地址',
    access: 'member',
    limit: 'address',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  GetDefault: method({
    summary: '默认地址，没有时为 null',
    access: 'member',
    read: true,
    input: body({}),
    output: UserAddressItem.nullable(),
    errors: [],
  }),
  Delete: method({
    summary: '删除收货地址；删除默认地址后最近的一个成为默认',
    access: 'member',
    limit: 'address',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
