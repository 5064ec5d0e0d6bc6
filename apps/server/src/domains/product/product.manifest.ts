import { noticeTabs } from '@guangquan/contract'
import { sql } from 'kysely'
import type { CountedTable } from '../../jobs/prove-counters.ts'
import type { Manifest } from '../../manifest.ts'
import { productEarnings } from './earnings.ts'
import { eraseProducts, exportApplications, exportProducts } from './product.export.ts'
import { productFigures } from './product.figures.ts'
import { applicationTarget } from './activity/application-target.ts'
import { applicationExport } from './activity/applications-list.read.ts'
import { activityExport } from './activity/staff-activities.ts'
import { accessCodeBatchExport } from './for-staff/access-codes.read.ts'
import { accessCodeExport } from './for-staff/access-codes.ts'
import { categoryExport } from './for-staff/categories.ts'
import { productExport } from './for-staff/products.read.ts'
import { registrationExport } from './for-staff/registrations.read.ts'
import {
  productActivityMethods,
  productInfoMethods,
  staffAccessCodeMethods,
  staffProductActivityMethods,
  staffProductMethods,
  staffRegistrationMethods,
  staffShipmentMethods,
  userProductMethods,
} from './product.handlers.ts'
import { productMeasures } from './product.measures.ts'
import { productSealed } from './product.sealed.ts'
import { productTarget } from './catalogue/product-target.ts'
import { registrationTarget } from './registration/registration-target.ts'

/** Places of activities, and products of members. */
const counters: CountedTable[] = [
  {
    table: 'product_activity',
    counters: {
      taken: sql`(select count(*) from product_application a
          where a.activity_id = product_activity.id and a.state in (1, 2, 3, 5))`,
    },
  },
  {
    table: 'member',
    counters: {
      product_count: sql`(select count(*) from user_product u where u.member_id = member.id and u.state = 2)`,
    },
  },
]

export const productManifest = {
  name: 'product',
  handlers: {
    ProductInfo: productInfoMethods,
    UserProduct: { ...userProductMethods, ...productActivityMethods },
    StaffProduct: staffProductMethods,
    StaffProductActivity: staffProductActivityMethods,
    StaffAccessCode: staffAccessCodeMethods,
    StaffShipment: staffShipmentMethods,
    StaffRegistration: staffRegistrationMethods,
  },
  targets: [registrationTarget, applicationTarget, productTarget],
  exports: [
    productExport,
    categoryExport,
    accessCodeBatchExport,
    accessCodeExport,
    registrationExport,
    activityExport,
    applicationExport,
  ],
  figures: productFigures,
  sealed: productSealed,
  counters,
  medalMeasures: productMeasures,
  noticeKinds: {
    'product.claimed': { tab: noticeTabs.system },
    'product.accepted': { tab: noticeTabs.system },
    'product.displaced': { tab: noticeTabs.system },
    'product.refused': { tab: noticeTabs.system },
    'product.activityAccepted': { tab: noticeTabs.system },
    'product.activityIncomplete': { tab: noticeTabs.system },
    'product.activityRefused': { tab: noticeTabs.system },
    'product.activitySent': { tab: noticeTabs.system },
    'product.kept': { tab: noticeTabs.system },
    'product.lost': { tab: noticeTabs.system },
    'product.extended': { tab: noticeTabs.system },
    'product.invoiceAccepted': { tab: noticeTabs.system },
    'product.invoiceRefused': { tab: noticeTabs.system },
  },
  earnings: productEarnings,
  personalData: {
    exportedTables: {
      user_product: ['products'],
      product_serial: ['products'],
      product_application: ['product-activities'],
    },
    collect: async ({ env }, db, memberId) => ({
      lists: {
        products: await exportProducts(env, db, memberId),
        'product-activities': await exportApplications(env, db, memberId),
      },
    }),
    erasePerson: (tx, { memberId, now }) => eraseProducts(tx, { memberId, now }),
  },
  demo: async () => (await import('./demo/product.demo.ts')).productDemo,
} satisfies Manifest
