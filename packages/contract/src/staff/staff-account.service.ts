import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import { StaffItem, staffReason, staffRoleList } from './staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const filters = { keyword: z.string().max(32).optional() }

export const staffSheet = {
  name: '工作人员',
  columns: {
    name: '登录名',
    displayName: '称呼',
    roles: '角色',
    shop: '门店',
    isOpen: '使用中',
    lastSignInTime: '最近登录',
    createTime: '建立时间',
  },
} as const satisfies CsvSheet

export const StaffAccount = service('StaffAccount', {
  GetList: method({
    summary: '工作人员，按登录名',
    access: staff('superAdmin'),
    read: true,
    input: body({ ...staffPageInput, ...filters }),
    output: pageOf(StaffItem),
    errors: [],
  }),
  Export: method({
    summary: '导出工作人员（CSV），按登录名',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  SetRoles: method({
    summary: '修改角色；对方重新登录后台',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ id, roles: staffRoleList, version: z.int(), reason: staffReason }),
    output: StaffItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'LastSuperAdmin'],
  }),
  SetShop: method({
    summary: '设置在哪家门店工作，空着是不在门店；店员只能登记自己门店的保养',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ id, shopId: id.nullable(), version: z.int(), reason: staffReason }),
    output: StaffItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  SetOpen: method({
    summary: '停用或重新启用一个账号；停用后立即退出后台',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ id, open: z.boolean(), version: z.int(), reason: staffReason }),
    output: StaffItem,
    errors: ['ContentNotFound', 'ChangedMeanwhile', 'LastSuperAdmin'],
  }),
})
