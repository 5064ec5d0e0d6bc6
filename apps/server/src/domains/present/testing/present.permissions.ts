import { grantSheet, parcelSheet, Present, StaffPresent } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import {
  makeAddress,
  members,
  ownedBy,
  staffOnly,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { buildStaff } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import {
  buildGift,
  buildOffer,
  buildPresent,
  buildWaitingGrant,
  coins,
  giftFields,
  strap,
} from '../../../testing/presents.ts'

const reason = '会员来电'
const parcel = { carrier: '顺丰速运', trackingNumber: 'SF1234567890' }
const other = 'ContentNotFound'
const own = (fields: Partial<typeof giftFields> = {}, claimed = false): Permission =>
  ownedBy('members', {
    make: async (node, { browser }) => {
      const id = await buildPresent(node, browser.userId, { fields })
      if (claimed) await callAs(node, browser, Present.Claim, { id })
      return { id }
    },
    other,
  })
const choice = { options: [strap, coins], exchangeCoins: 80 }

async function toShip(node: TestNode, owner: Parameters<typeof makeAddress>[1]) {
  const id = await buildPresent(node, owner.browser.userId)
  await callAs(node, owner.browser, Present.Claim, { id })
  const address = await makeAddress(node, owner)
  await callAs(node, owner.browser, Present.SetAddress, { id, addressId: String(address['id']) })
  const row = await node.app.db
    .selectFrom('present')
    .select(['version', 'number'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, ...row }
}

export const permissions = {
  'Present/GetList': members,
  'Present/GetWaitingCount': members,
  'Present/GetLevelGifts': members,
  'Present/GetDetail': own(),
  'Present/Claim': own(),
  'Present/Choose': ownedBy('members', {
    make: async (node, { browser }) => {
      const id = await buildPresent(node, browser.userId, { fields: choice })
      await callAs(node, browser, Present.Claim, { id })
      return { id, option: 0 }
    },
    other,
  }),
  'Present/Exchange': own(choice, true),
  'Present/SetAddress': ownedBy('members', {
    make: async (node, owner) => {
      const id = await buildPresent(node, owner.browser.userId)
      await callAs(node, owner.browser, Present.Claim, { id })
      const address = await makeAddress(node, owner)
      return { id, addressId: address['id'] }
    },
    other,
  }),
  'Present/AnswerReplacement': ownedBy('members', {
    make: async (node, { browser }) => {
      const id = await buildPresent(node, browser.userId)
      await buildOffer(node, id)
      return { id, accept: true }
    },
    other,
  }),
  'Present/GiveUp': own(),
  'StaffGift/GetList': staffOnly,
  'StaffGift/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffGift/GetDetail': staffOnly,
  'StaffGift/Upload': staffOnly,
  'StaffGift/Create': { ...staffOnly, write: { make: () => giftFields } },
  'StaffGift/Save': {
    ...staffOnly,
    write: { make: async (node) => ({ ...giftFields, id: await buildGift(node), version: 1 }) },
  },
  'StaffGiftRule/GetList': staffOnly,
  'StaffGiftRule/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffGiftRule/Create': {
    ...staffOnly,
    write: {
      make: async (node) => ({
        source: 3,
        level: 9,
        giftId: await buildGift(node),
        isOpen: true,
        reason,
      }),
    },
  },
  'StaffGiftRule/Save': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const giftId = await buildGift(node)
        const id = giftId
        await node.app.db
          .insertInto('gift_rule')
          .values({ id, source: 3, level: 8, gift_id: giftId })
          .execute()
        return { id, giftId, isOpen: false, version: 1, reason }
      },
    },
  },
  'StaffPresentGrant/GetList': staffOnly,
  'StaffPresentGrant/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPresentGrant/CheckList': staffOnly,
  'StaffPresentGrant/Create': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => ({
        giftId: await buildGift(node),
        source: 8,
        memo: '抱歉让你久等',
        csv: `${grantSheet.columns.member}\n${browser.userId}`,
        reason,
      }),
    },
  },
  'StaffPresentGrant/Decide': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => ({
        id: await buildWaitingGrant(node, browser.userId),
        approve: true,
        reason,
      }),
    },
  },
  'StaffPresent/GetList': staffOnly,
  'StaffPresent/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffPresent/RequestAddress': {
    ...staffOnly,
    write: { make: async (node, owner) => ({ id: (await toShip(node, owner)).id, reason }) },
  },
  'StaffPresent/GetAddress': staffOnly,
  'StaffPresent/OfferReplacement': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { id, version } = await toShip(node, owner)
        return { id, version, giftId: await buildGift(node, { value: 99 }), reason }
      },
    },
  },
  'StaffPresent/WithdrawReplacement': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { id, version } = await toShip(node, owner)
        const giftId = await buildGift(node, { value: 99 })
        const staff = await buildStaff(node, ['goodsManager'])
        const offered = await callAs(node, staff, StaffPresent.OfferReplacement, {
          id,
          version,
          giftId,
          reason,
        })
        return { id, version: offered.version, reason }
      },
    },
  },
  'StaffPresent/Ship': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { id, version } = await toShip(node, owner)
        return { id, version, ...parcel }
      },
    },
  },
  'StaffPresent/CheckParcels': staffOnly,
  'StaffPresent/ImportParcels': {
    ...staffOnly,
    write: {
      make: async (node, owner) => {
        const { number } = await toShip(node, owner)
        const { columns } = parcelSheet
        const heads = [columns.number, columns.carrier, columns.trackingNumber].join(',')
        return { csv: `${heads}\n${number},${parcel.carrier},${parcel.trackingNumber}`, reason }
      },
    },
  },
} satisfies Record<string, Permission>
