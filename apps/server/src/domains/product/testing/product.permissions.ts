import { giftParcelSheet, UserAddress, UserProduct } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import {
  address,
  everybody,
  members,
  ownedBy,
  staffOnly,
  type OwnedCase,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { earnPasswordTicket } from '../../../testing/accounts.ts'
import { activityValues, buildActivity, buildApplication, buildEligible } from './build-activity.ts'
import {
  buildBatch,
  buildProof,
  buildProduct,
  codeOf,
  productValues,
  registerProduct,
  registration,
  shipSerial,
  storeCode,
} from './build-product.ts'

const own: OwnedCase = {
  make: async (node, { browser }) => ({ regProductId: await registerProduct(node, browser) }),
  other: 'ContentNotFound',
}

/** An accepted application whose gift goes to an address. */
async function toSend(node: TestNode, { browser }: { browser: Browser }) {
  const { id: addressId } = await callAs(node, browser, UserAddress.Create, address)
  const id = await buildApplication(node, browser, addressId)
  return node.app.db
    .updateTable('product_application')
    .set({ state: 2 })
    .where('id', '=', id)
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

export const permissions = {
  'ProductInfo/GetProductCategoryPaged': everybody,
  'ProductInfo/GetPaged': everybody,
  'ProductInfo/GetProduct': everybody,
  'UserProduct/GetList': members,
  'UserProduct/Get': ownedBy('members', own),
  'UserProduct/Delete': ownedBy('members', {
    make: async (node, { browser }) => ({
      regProductId: await registerProduct(node, browser),
      reason: '已经转卖',
      ticket: await earnPasswordTicket(node, browser),
    }),
    other: 'ContentNotFound',
  }),
  'UserProduct/CheckSerialNumber': members,
  'UserProduct/CheckAccessCode': members,
  'UserProduct/Add': {
    ...members,
    write: {
      make: async (node, { browser }) => ({
        ...registration(await buildProduct(node)),
        invoicePics: [await buildProof(node, browser)],
      }),
      before: ['rate_limit'],
    },
  },
  'UserProduct/SubmitProof': ownedBy('members', {
    make: async (node, { browser }) => ({
      regProductId: await registerProduct(node, browser),
      invoicePics: [await buildProof(node, browser)],
    }),
    other: 'ContentNotFound',
  }),
  'UserProduct/GetProductActivityList': members,
  'UserProduct/GetProductActivityDetail': members,
  'UserProduct/UserProductActivityApply': ownedBy('members', {
    make: (node, { browser }) => buildEligible(node, browser),
    other: 'ContentNotFound',
  }),
  'UserProduct/UserProductActivityModify': ownedBy('members', {
    make: async (node, { browser }) => {
      const names = await buildEligible(node, browser)
      await callAs(node, browser, UserProduct.UserProductActivityApply, names)
      return names
    },
    other: 'ContentNotFound',
  }),
  'UserProduct/UserProductActivityDetail': ownedBy('members', {
    make: (node, { browser }) => buildEligible(node, browser),
    other: 'ContentNotFound',
  }),
  'StaffProductActivity/GetList': staffOnly,
  'StaffProductActivity/Export': { ...staffOnly, write: { make: () => ({ reason: '核对活动' }) } },
  'StaffProductActivity/GetDetail': staffOnly,
  'StaffProductActivity/Create': {
    ...staffOnly,
    write: { make: async (node) => activityValues(node, [await buildProduct(node)]) },
  },
  'StaffProductActivity/Save': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const productId = await buildProduct(node)
        const id = await buildActivity(node, productId)
        return { ...activityValues(node, [productId]), id, version: 1 }
      },
    },
  },
  'StaffProductActivity/GetApplications': staffOnly,
  'StaffProductActivity/GetApplication': staffOnly,
  'StaffProductActivity/ExportApplications': {
    ...staffOnly,
    write: { make: () => ({ reason: '寄送礼品' }) },
  },
  'StaffProductActivity/RequestAddress': {
    ...staffOnly,
    write: { make: async (node, owner) => ({ id: (await toSend(node, owner)).id, reason: '寄送礼品' }) },
  },
  'StaffProductActivity/GetAddress': staffOnly,
  'StaffProductActivity/Decide': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => ({
        id: await buildApplication(node, browser),
        state: 2,
        reason: '符合',
        version: 1,
      }),
    },
  },
  'StaffProductActivity/Send': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { id } = await toSend(node, owner)
        return { id, version: 1, carrier: '顺丰', trackingNumber: 'SF1234567' }
      },
    },
  },
  'StaffProductActivity/CheckParcels': staffOnly,
  'StaffProductActivity/ImportParcels': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { number } = await toSend(node, owner)
        const heads = Object.values(giftParcelSheet.columns).join(',')
        return { csv: `${heads}\n${number},顺丰,SF1234567`, reason: '寄送礼品' }
      },
    },
  },
  'StaffProduct/GetCategories': staffOnly,
  'StaffProduct/ExportCategories': { ...staffOnly, write: { make: () => ({ reason: '核对产品' }) } },
  'StaffProduct/CreateCategory': {
    ...staffOnly,
    write: {
      make: () => ({
        name: uuid().slice(-12),
        serialHelp: '印在包装盒侧面',
        sort: 9,
        rewardRule: 'productAccessory',
      }),
    },
  },
  'StaffProduct/SaveCategory': {
    ...staffOnly,
    write: {
      make: async ({ app }) => {
        const { version } = await app.db
          .selectFrom('product_category')
          .select('version')
          .where('id', '=', 7)
          .executeTakeFirstOrThrow()
        return { id: 7, name: uuid().slice(-12), serialHelp: '刻在镜筒内侧', sort: 7, version }
      },
    },
  },
  'StaffProduct/GetList': staffOnly,
  'StaffProduct/Export': { ...staffOnly, write: { make: () => ({ reason: '核对产品' }) } },
  'StaffProduct/Upload': staffOnly,
  'StaffProduct/Create': { ...staffOnly, write: { make: () => productValues('TEST-A') } },
  'StaffProduct/Save': {
    ...staffOnly,
    write: {
      make: async (node) => ({ ...productValues('TEST-B'), id: await buildProduct(node), version: 1 }),
    },
  },
  'StaffAccessCode/GetList': staffOnly,
  'StaffAccessCode/Export': { ...staffOnly, write: { make: () => ({ reason: '核对注册码' }) } },
  'StaffAccessCode/Create': {
    ...staffOnly,
    write: { make: async (node) => ({ productId: await buildProduct(node), amount: 2, note: '首批' }) },
  },
  'StaffAccessCode/Download': {
    ...staffOnly,
    write: { make: async (node) => ({ id: await buildBatch(node), reason: '印刷卡片' }) },
  },
  'StaffAccessCode/SetState': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const productId = await buildProduct(node)
        await storeCode(node, productId)
        const batches = node.app.db.selectFrom('access_code_batch').where('product_id', '=', productId)
        const { id } = await batches.select('id').executeTakeFirstOrThrow()
        return { id, to: 'frozen', reason: '卡片遗失', version: 1 }
      },
    },
  },
  'StaffShipment/CheckImport': staffOnly,
  'StaffShipment/Import': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        csv: `产品代码,产品编号,出货日期\n${await codeOf(node, await buildProduct(node))},1234567,2026-01-02`,
        reason: '一月出货',
      }),
    },
  },
  'StaffShipment/Find': staffOnly,
  'StaffShipment/SetBlocked': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const productId = await buildProduct(node)
        await shipSerial(node, productId)
        const serials = node.app.db.selectFrom('product_serial').where('product_id', '=', productId)
        const { id } = await serials.select('id').executeTakeFirstOrThrow()
        return { id, blocked: true, reason: '报失' }
      },
    },
  },
  'StaffRegistration/GetList': staffOnly,
  'StaffRegistration/Export': { ...staffOnly, write: { make: () => ({ reason: '核对注册' }) } },
  'StaffRegistration/Get': staffOnly,
  'StaffRegistration/Decide': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => ({
        id: await registerProduct(node, browser, { withProof: true }),
        accept: true,
        reason: '发票清楚',
        version: 1,
      }),
    },
  },
  'StaffRegistration/DecideInvoice': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const id = await registerProduct(node, browser)
        const proof = { regProductId: id, invoicePics: [await buildProof(node, browser)] }
        await callAs(node, browser, UserProduct.SubmitProof, proof)
        return { id, accept: true, reason: '发票清楚', version: 2 }
      },
    },
  },
} satisfies Record<string, Permission>
