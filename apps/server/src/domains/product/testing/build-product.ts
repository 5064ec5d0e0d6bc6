import { randomInt } from 'node:crypto'
import { UserProduct, useTypes, type MethodInput } from '@guangquan/contract'
import { checkCharacter } from '@guangquan/rules/gear/access-code'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { dayOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { callAs, type Browser } from '../../../testing/call-as.ts'
import { buildFile } from '../../../testing/posts.ts'
import type { App } from '../../../context.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { accessCodeIndex } from '../registration/access-code.ts'
import { sealSerial } from '../registration/serial.store.ts'

/** Enough of the program to write rows of products. */
interface ProductNode {
  app: Pick<App, 'db' | 'env' | 'now'>
}

let made = 0

/** A product whose numbers have seven digits. */
export async function buildProduct(
  node: ProductNode,
  change: { category_id?: number; serial_pattern?: string; camera_id?: string } = {},
): Promise<string> {
  made += 1
  const id = uuid()
  await node.app.db
    .insertInto('product_info')
    .values({
      id,
      category_id: 1,
      code: `T${randomInt(1e9)}-${made}`,
      name: `测试机身 ${made}`,
      serial_pattern: '#######',
      launched_on: '2024-01-01',
      ...change,
    })
    .execute()
  return id
}

export const newSerial = (): string => String(randomInt(1_000_000, 9_999_999))

export function newAccessCode(): string {
  const beginning = Array.from({ length: 11 }, () =>
    inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length)),
  ).join('')
  return beginning + checkCharacter(beginning)
}

/** A batch of codes that were not downloaded. */
export async function buildBatch(node: ProductNode, given?: string): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('access_code_batch')
    .values({
      id,
      product_id: given ?? (await buildProduct(node)),
      note: '测试',
      amount: 1,
      created_by: 'test',
      created_at: node.app.now(),
    })
    .execute()
  return id
}

/** The content of the code on a product's box. */
export async function codeOf(node: ProductNode, productId: string): Promise<string> {
  const product = node.app.db.selectFrom('product_info').where('id', '=', productId).select('code')
  return (await product.executeTakeFirstOrThrow()).code
}

/** Input of staff for a product. */
export const productValues = (code: string) => ({
  categoryId: 1,
  code,
  name: '澄光 测试',
  summary: '',
  serialPattern: '#######',
  launchDate: '2025-03-01',
  warrantyMonths: 12,
  specs: [{ name: '画幅', value: '全画幅' }],
  gear: '',
  sort: 1,
  isOpen: true,
})

/** Stores a code of a product as its batch would. */
export async function storeCode(
  node: ProductNode,
  productId: string,
  { code = newAccessCode(), state = 0 }: { code?: string; state?: number } = {},
): Promise<string> {
  const batchId = await buildBatch(node, productId)
  await node.app.db
    .insertInto('access_code')
    .values({
      id: uuid(),
      batch_id: batchId,
      product_id: productId,
      code_index: accessCodeIndex(node.app.env, code),
      state,
    })
    .execute()
  return code
}

/** Adds a number to the list of shipped ones. */
export async function shipSerial(
  node: ProductNode,
  productId: string,
  serial = newSerial(),
): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('product_serial')
    .values({
      id,
      product_id: productId,
      ...sealSerial(node.app.env, id, serial),
      shipped_on: '2025-01-01',
    })
    .execute()
  return serial
}

/** A picture of an invoice that was uploaded just now. */
export async function buildProof(node: Pick<TestNode, 'app'>, owner: Browser): Promise<string> {
  const id = await buildFile(node, owner)
  await node.app.db
    .updateTable('stored_file')
    .set({ use_type: useTypes.proof, is_public: false })
    .where('id', '=', id)
    .execute()
  return id
}

export const registration = (
  productId: string,
  serialNumber = newSerial(),
): MethodInput<typeof UserProduct.Add> => ({
  productId,
  serialNumber,
  buyDate: '2026-01-05',
  buyChannelType: 1,
  productOrigin: 1,
})

/** A product of a member that is in force, or with a proof in place of a code in review. */
export async function registerProduct(
  node: TestNode,
  owner: Browser,
  change: { productId?: string; serialNumber?: string; withProof?: boolean } = {},
): Promise<string> {
  const productId = change.productId ?? (await buildProduct(node))
  const serialNumber = await shipSerial(node, productId, change.serialNumber)
  const { regProductId } = await callAs(node, owner, UserProduct.Add, {
    ...registration(productId, serialNumber),
    buyDate: dayOf(node.app.now()),
    ...(change.withProof === true
      ? { invoicePics: [await buildProof(node, owner)] }
      : { accessCode: await storeCode(node, productId) }),
  })
  return regProductId
}
