import { beginExport } from '../../export/list-export.ts'
import type { Manifest } from '../../manifest.ts'
import { createShop, saveShop } from './save-shop.ts'
import { listShops, listStaffShops, shopExport } from './shop.read.ts'

export const shopManifest = {
  name: 'shop',
  handlers: {
    SysBaseInfo: { GetShopList: listShops },
    StaffShop: {
      GetList: listStaffShops,
      Export: (ctx, input) => beginExport(ctx, shopExport, input),
      Create: createShop,
      Save: saveShop,
    },
  },
  exports: [shopExport],
  demo: async () => (await import('./demo/shop.demo.ts')).shopDemo,
} satisfies Manifest
