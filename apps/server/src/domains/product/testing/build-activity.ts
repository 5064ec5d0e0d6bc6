import { UserProduct, type MethodInput, type StaffProductActivity } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { registerProduct } from './build-product.ts'

const dayMs = 24 * 3600_000

/** Input of staff for an activity that is open now. */
export function activityValues(
  node: Pick<TestNode, 'app'>,
  productIds: string[],
  change: Partial<MethodInput<typeof StaffProductActivity.Create>> = {},
): MethodInput<typeof StaffProductActivity.Create> {
  const now = node.app.now().getTime()
  return {
    title: '买机身送存储卡',
    kind: 1,
    rules: '活动期间购买并注册，选一样礼品。',
    productIds,
    buyFrom: '2020-01-01',
    buyTo: '2099-12-31',
    applyFrom: timeTextOf(new Date(now - dayMs)),
    applyTo: timeTextOf(new Date(now + 30 * dayMs)),
    needInvoice: false,
    needAddress: false,
    gifts: [],
    quota: null,
    isOpen: true,
    ...change,
  }
}

/** An open activity for a product, without gifts. */
export async function buildActivity(
  node: Pick<TestNode, 'app'>,
  productId: string,
  { quota = null, needsAddress = false }: { quota?: number | null; needsAddress?: boolean } = {},
): Promise<string> {
  const id = uuid()
  const now = node.app.now()
  await node.app.db
    .insertInto('product_activity')
    .values({
      id,
      title: '延保一年',
      kind: 2,
      rules: '注册后申请。',
      buy_from: '2020-01-01',
      buy_to: '2099-12-31',
      apply_from: new Date(now.getTime() - dayMs),
      apply_to: new Date(now.getTime() + dayMs),
      needs_invoice: false,
      needs_address: needsAddress,
      quota,
      created_at: now,
    })
    .execute()
  await node.app.db
    .insertInto('product_activity_model')
    .values({ activity_id: id, product_id: productId })
    .execute()
  return id
}

/** A product of a member and an activity that it may take part in. */
export async function buildEligible(
  node: TestNode,
  owner: Browser,
  { needsAddress = false } = {},
): Promise<{ activityId: string; regProductId: string }> {
  const regProductId = await registerProduct(node, owner)
  const product = node.app.db.selectFrom('user_product').where('id', '=', regProductId).select('product_id')
  const { product_id: productId } = await product.executeTakeFirstOrThrow()
  return { activityId: await buildActivity(node, productId, { needsAddress }), regProductId }
}

/** The id of an application in review. */
export async function buildApplication(node: TestNode, owner: Browser, addressId?: string): Promise<string> {
  const names = await buildEligible(node, owner, { needsAddress: addressId !== undefined })
  await callAs(node, owner, UserProduct.UserProductActivityApply, { ...names, addressId })
  const row = node.app.db
    .selectFrom('product_application')
    .where('user_product_id', '=', names.regProductId)
    .select('id')
  return (await row.executeTakeFirstOrThrow()).id
}
