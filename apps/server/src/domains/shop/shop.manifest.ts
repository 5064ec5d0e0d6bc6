import type { Manifest } from '../../manifest.ts'
import { createShop, saveShop } from './save-shop.ts'
import { listShops, listStaffShops } from './shop.read.ts'

export const shopManifest = {
  name: 'shop',
  handlers: {
    SysBaseInfo: { GetShopList: listShops },
    StaffShop: { GetList: listStaffShops, Create: createShop, Save: saveShop },
  },
  demo: async () => (await import('./demo/shop.demo.ts')).shopDemo,
} satisfies Manifest
