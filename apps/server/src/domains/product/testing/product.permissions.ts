import {
  everybody,
  members,
  ownedBy,
  type OwnedCase,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { earnPasswordTicket } from '../../../testing/accounts.ts'
import { buildProof, buildProduct, registerProduct, registration } from './build-product.ts'

const own: OwnedCase = {
  make: async (node, { browser }) => ({ regProductId: await registerProduct(node, browser) }),
  other: 'ContentNotFound',
}

/** Who may call what of this domain. */
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
} satisfies Record<string, Permission>
