import { StaffShop, type MethodInput } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'

const shop: MethodInput<typeof StaffShop.Create> = {
  type: 1,
  name: '澄光直营店（大学路）',
  areaCodes: ['310000', '310100', '310101'],
  detail: '大学路一百号',
  phone: '021-12345678',
  hours: '10:00-21:00',
  sort: 1,
  isOpen: true,
}

/** Who may call what of this domain. */
export const permissions = {
  'SysBaseInfo/GetShopList': everybody,
  'StaffShop/GetList': staffOnly,
  'StaffShop/Export': { ...staffOnly, write: { make: () => ({ reason: '核对门店' }) } },
  'StaffShop/Create': { ...staffOnly, write: { make: () => shop } },
  'StaffShop/Save': {
    ...staffOnly,
    write: {
      make: async (node, _, staff) => {
        const { id, version } = await callAs(node, staff, StaffShop.Create, shop)
        return { id, ...shop, version }
      },
    },
  },
} satisfies Record<string, Permission>
