import {
  giftKinds,
  presentSources,
  StaffGift,
  StaffPresent,
  StaffPresentGrant,
  type MethodInput,
  type PresentOption,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from './call-as.ts'
import { buildStaff, type StaffBrowser } from './staff.ts'
import type { TestNode } from './test-app.ts'
import { grantPresent, type NewPresent } from '../domains/present/grant-present.ts'

export const strap: PresentOption = { title: '手工肩带', kind: giftKinds.shipped, coins: 0 }
export const coins: PresentOption = { title: '50 金币', kind: giftKinds.virtual, coins: 50 }

export const giftFields: MethodInput<typeof StaffGift.Create> = {
  presentType: 1,
  title: '见面礼',
  detail: '一条肩带，配得上你的第一台相机。',
  value: 99,
  options: [strap],
  exchangeCoins: null,
  claimDays: 30,
  isOpen: true,
  pictures: [],
}

/** Adds a gift; by default one that is shipped. @returns its id */
export async function buildGift(
  node: TestNode,
  fields: Partial<typeof giftFields> = {},
  by?: StaffBrowser,
): Promise<string> {
  const staff = by ?? (await buildStaff(node, ['goodsManager']))
  return (await callAs(node, staff, StaffGift.Create, { ...giftFields, ...fields })).id
}

/** Gives a member a present. @returns its id */
export async function buildPresent(
  node: TestNode,
  memberId: string,
  { fields, ...given }: Partial<NewPresent> & { fields?: Partial<typeof giftFields> } = {},
): Promise<string> {
  const { app } = node
  const giftId = given.giftId ?? (await buildGift(node, fields))
  const sourceId = given.sourceId ?? uuid()
  const source = given.source ?? presentSources.brand
  await app.db
    .transaction()
    .execute((tx) => grantPresent(tx, app.now(), { ...given, memberId, giftId, source, sourceId }))
  const row = await app.db
    .selectFrom('present')
    .select('id')
    .where('member_id', '=', memberId)
    .where('source_id', '=', sourceId)
    .executeTakeFirstOrThrow()
  return row.id
}

/** A grant that another member of staff has to decide. */
export async function buildWaitingGrant(node: TestNode, memberId: string): Promise<string> {
  const colleague = await buildStaff(node, ['goodsManager'])
  const giftId = await buildGift(node, { value: 5000 }, colleague)
  const input = { giftId, source: presentSources.brand, memo: '感谢', memberId, reason: '年度影友' } as const
  return (await callAs(node, colleague, StaffPresentGrant.Create, input)).id
}

/** Offers another gift in place of a present. @returns the id of the gift */
export async function buildOffer(node: TestNode, presentId: string): Promise<string> {
  const staff = await buildStaff(node, ['goodsManager'])
  const giftId = await buildGift(node, { title: '编织肩带' }, staff)
  const { version } = await node.app.db
    .selectFrom('present')
    .select('version')
    .where('id', '=', presentId)
    .executeTakeFirstOrThrow()
  await callAs(node, staff, StaffPresent.OfferReplacement, {
    id: presentId,
    version,
    giftId,
    reason: '厂里停产了',
  })
  return giftId
}
