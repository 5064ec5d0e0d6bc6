import {
  gearServices,
  serialNormalisers,
  serialTags,
  sightingStates,
  StaffPassport,
  UserInfo,
  UserProduct,
} from '@guangquan/contract'
import { earnPasswordTicket, type Account } from '../../../testing/accounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { ownedBy, staffOnly, type OwnedCase, type Permission } from '../../../testing/permission-cases.ts'
import { buildShop } from '../../../testing/goods.ts'
import { buildMember } from '../../../testing/people.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { buildProduct } from '../../product/testing/build-product.ts'
import { registerBody, uploadPhoto, settle } from './build-passport.ts'

const reason = '会员到店'
const service = { service: gearServices.cleaning, day: '2026-01-10' }
const own =
  (more: object = {}): OwnedCase['make'] =>
  async (node, { browser }) => ({ regProductId: (await registerBody(node, browser)).regProductId, ...more })
const ownBody = (more: object = {}): Permission =>
  ownedBy('members', { make: own(more), other: 'ContentNotFound' })

async function startTransfer(node: TestNode, { browser }: Pick<Account, 'browser'>) {
  const body = await registerBody(node, browser)
  const { regProductId } = body
  const ticket = await earnPasswordTicket(node, browser)
  const { code } = await callAs(node, browser, UserProduct.StartTransfer, { regProductId, ticket })
  return { ...body, code }
}

/** A photograph of a lost body, uploaded by another member. */
async function sight(node: TestNode): Promise<{ id: string; version: number }> {
  const owner = await buildMember(node)
  const body = await registerBody(node, owner)
  const { regProductId } = body
  await callAs(node, owner, UserProduct.SetLost, { regProductId, lostOn: '2026-01-01' })
  await uploadPhoto(node, await buildMember(node), body)
  await settle(node, body)
  return node.app.db
    .selectFrom('gear_sighting')
    .where('user_product_id', '=', regProductId)
    .select(['id', 'version'])
    .executeTakeFirstOrThrow()
}

const newRule = async (node: TestNode) => ({
  productId: await buildProduct(node),
  tag: serialTags.noteBody,
  isTrusted: true,
  normaliser: serialNormalisers.plain,
  version: 0,
  reason,
})

/** A member in a shop: their card, and one of their products. */
async function visit(node: TestNode, { browser }: Pick<Account, 'browser'>) {
  const { regProductId } = await registerBody(node, browser)
  const { text: card } = await callAs(node, browser, UserInfo.GetCard, {})
  return { card, regProductId, shopId: await buildShop(node), ...service }
}

export const permissions = {
  'UserProduct/GetPassport': ownedBy('everybody', { make: own(), other: 'ContentNotFound' }),
  'UserProduct/GetGearEvents': ownedBy('everybody', { make: own(), other: 'ContentNotFound' }),
  'UserProduct/AddService': ownBody(service),
  'UserProduct/RemoveService': ownedBy('members', {
    make: async (node, { browser }) => {
      const { regProductId } = await registerBody(node, browser)
      const { id } = await callAs(node, browser, UserProduct.AddService, { regProductId, ...service })
      return { id }
    },
    other: 'ContentNotFound',
  }),
  'UserProduct/SetReminders': ownBody({ remindCounts: [10_000], remindWarranty: true }),
  'UserProduct/ExportPassport': ownBody(),
  'UserProduct/StartTransfer': ownedBy('members', {
    make: async (node, owner) => ({
      ...(await own()(node, owner)),
      ticket: await earnPasswordTicket(node, owner.browser),
    }),
    other: 'ContentNotFound',
  }),
  'UserProduct/CancelTransfer': ownedBy('members', {
    make: async (node, owner) => ({ regProductId: (await startTransfer(node, owner)).regProductId }),
    other: 'ContentNotFound',
  }),
  'UserProduct/AcceptTransfer': {
    who: 'members',
    write: {
      make: async (node) => {
        const { code, serial } = await startTransfer(node, { browser: await buildMember(node) })
        return { code, serialNumber: serial }
      },
      before: ['rate_limit'],
    },
  },
  'UserProduct/SetLost': ownBody({ lostOn: '2026-01-01' }),
  'StaffPassport/GetList': staffOnly,
  'StaffPassport/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPassport/RecordService': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => ({
        id: (await registerBody(node, browser)).serialId,
        ...service,
        reason,
      }),
    },
  },
  'StaffPassport/FindCardOwner': staffOnly,
  'StaffPassport/RecordVisit': { ...staffOnly, write: { make: visit } },
  'StaffPassport/GetVisits': staffOnly,
  'StaffPassport/TakeBackVisit': {
    ...staffOnly,
    write: {
      make: async (node, owner, clerk) => {
        const { id } = await callAs(node, clerk, StaffPassport.RecordVisit, await visit(node, owner))
        return { id, reason }
      },
    },
  },
  'StaffPassport/GetRules': staffOnly,
  'StaffPassport/ExportRules': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPassport/SaveRule': { ...staffOnly, write: { make: newRule } },
  'StaffPassport/RemoveRule': {
    ...staffOnly,
    write: {
      make: async (node, _, clerk) => {
        const { id, version } = await callAs(node, clerk, StaffPassport.SaveRule, await newRule(node))
        return { id, version, reason }
      },
    },
  },
  'StaffPassport/GetSightings': staffOnly,
  'StaffPassport/ExportSightings': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPassport/DecideSighting': {
    ...staffOnly,
    write: {
      make: async (node) => ({ ...(await sight(node)), state: sightingStates.contacted, reason }),
    },
  },
} satisfies Record<string, Permission>
