import { shopPicture } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { Manifest } from '../../manifest.ts'
import { storeSitePicture } from '../site-picture/index.ts'
import { listNearbyShops } from './nearby-shops.read.ts'
import { createShop, saveShop } from './save-shop.ts'
import { listShopAreas } from './shop-areas.read.ts'
import { listShops, listStaffShops, shopExport } from './shop.read.ts'

export const shopManifest = {
  name: 'shop',
  handlers: {
    SysBaseInfo: {
      GetShopList: listShops,
      GetNearbyShopList: listNearbyShops,
      GetShopAreaList: listShopAreas,
    },
    StaffShop: {
      GetList: listStaffShops,
      Export: (ctx, input) => beginExport(ctx, shopExport, input),
      Upload: (ctx, file) => storeSitePicture(ctx, { ...file, useType: shopPicture.useType }),
      Create: createShop,
      Save: saveShop,
    },
  },
  exports: [shopExport],
  demo: async () => (await import('./demo/shop.demo.ts')).shopDemo,
} satisfies Manifest
