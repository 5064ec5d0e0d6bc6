import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Manifest } from '../../manifest.ts'
import { eraseProducts, exportProducts } from './product.export.ts'
import { productFigures } from './product.figures.ts'
import { accessCodeExport } from './for-staff/access-codes.ts'
import {
  productInfoMethods,
  staffAccessCodeMethods,
  staffProductMethods,
  staffRegistrationMethods,
  staffShipmentMethods,
  userProductMethods,
} from './product.handlers.ts'
import { productMeasures } from './product.measures.ts'
import { productSealed } from './product.sealed.ts'

export const productManifest = {
  name: 'product',
  handlers: {
    ProductInfo: productInfoMethods,
    UserProduct: userProductMethods,
    StaffProduct: staffProductMethods,
    StaffAccessCode: staffAccessCodeMethods,
    StaffShipment: staffShipmentMethods,
    StaffRegistration: staffRegistrationMethods,
  },
  exports: [accessCodeExport],
  figures: productFigures,
  sealed: productSealed,
  counters: [
    {
      table: 'member',
      counters: {
        product_count: sql`(select count(*) from user_product u where u.member_id = member.id and u.state = 2)`,
      },
    },
  ],
  medalMeasures: productMeasures,
  noticeKinds: {
    'product.claimed': { tab: noticeTabs.system },
    'product.accepted': { tab: noticeTabs.system },
    'product.refused': { tab: noticeTabs.system },
    'product.lost': { tab: noticeTabs.system },
    'product.extended': { tab: noticeTabs.system },
    'product.invoiceAccepted': { tab: noticeTabs.system },
    'product.invoiceRefused': { tab: noticeTabs.system },
  },
  personalData: {
    exportedTables: { user_product: ['products'], product_serial: ['products'] },
    collect: async ({ env }, db, memberId) => ({
      lists: { products: await exportProducts(env, db, memberId) },
    }),
    erasePerson: (tx, { memberId, now }) => eraseProducts(tx, { memberId, now }),
  },
  demo: async () => (await import('./demo/product.demo.ts')).productDemo,
} satisfies Manifest
