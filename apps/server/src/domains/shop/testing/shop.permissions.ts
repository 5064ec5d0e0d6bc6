import { shopPicture, StaffShop, type MethodInput } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import { buildSitePicture } from '../../../testing/posts.ts'

const shop: MethodInput<typeof StaffShop.Create> = {
  type: 1,
  name: '澄光直营店（大学路）',
  areaCodes: ['310000', '310100', '310101'],
  detail: '大学路一百号',
  phone: '021-12345678',
  hours: '10:00-21:00',
  services: ['到店体验', '传感器清洁'],
  lng: 121.4753,
  lat: 31.2235,
  pictures: [],
  sort: 1,
  isOpen: true,
}

export const permissions = {
  'SysBaseInfo/GetShopList': everybody,
  'SysBaseInfo/GetNearbyShopList': everybody,
  'SysBaseInfo/GetShopAreaList': everybody,
  'StaffShop/GetList': staffOnly,
  'StaffShop/Export': { ...staffOnly, write: { make: () => ({ reason: '核对门店' }) } },
  'StaffShop/Upload': staffOnly,
  'StaffShop/Create': {
    ...staffOnly,
    write: {
      make: async (node) => ({ ...shop, pictures: [await buildSitePicture(node, shopPicture.useType)] }),
    },
  },
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
