import { applicationStates, productStates, type ApplicationState } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { sealAddress } from '../activity/application.view.ts'
import { extendWarranty } from '../registration/warranty.ts'
import { demoActivities, type DemoActivity } from './demo-activities.ts'
import { proofName } from './demo-proofs.ts'

const dayMs = 24 * 3600_000
const { inReview, accepted, incomplete, refused, sent, cancelled } = applicationStates

type Random = ReturnType<typeof makeRandom>

/** States of the applications of one activity, in the order of their products; further products have not applied. */
const states: readonly ApplicationState[] = [inReview, sent, accepted, refused, inReview, cancelled, sent]
/** Those of 林小满. */
const ofLin: readonly (ApplicationState | null)[] = [incomplete, sent, null, null]

const reasons: Partial<Record<ApplicationState, string>> = {
  [incomplete]: '备注里请写明背带要黑色还是灰色',
  [refused]: '产品编号和登记的型号对不上，请先核对注册',
  [cancelled]: '会员来电取消',
}

interface Activities {
  app: App
  /** Products by their code. */
  productIds: ReadonlyMap<string, string>
  /** Proofs by `uploadKey`. */
  files: ReadonlyMap<string, string>
  now: Date
}

/** Activities of every kind, and applications in every state. */
export async function addActivities(tx: Tx, { app, productIds, files, now }: Activities): Promise<void> {
  const random = makeRandom('product-activities')
  for (const [place, activity] of demoActivities.entries()) {
    const models = activity.models.map((code) => productIds.get(code) ?? '')
    const { id, giftIds } = await addActivity(tx, { random, activity, models, place, now })
    if (activity.from > 0) continue
    const owned = await tx
      .selectFrom('user_product')
      .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
      .where('product_id', 'in', models)
      .where('state', '=', productStates.inForce)
      .select(['user_product.id', 'member_id', 'code'])
      .orderBy('user_product.id')
      .execute()
    const lin = demoPerson('林小满').id
    const others = owned.filter((one) => one.member_id !== lin)
    const applied = [
      ...owned.filter((one) => one.member_id === lin).map((one) => ({ ...one, state: ofLin[place] ?? null })),
      ...others.map((one, at) => ({ ...one, state: states[at] ?? null })),
    ]
    for (const { state, ...product } of applied)
      if (state !== null)
        await addApplication(app, tx, {
          random,
          activity,
          activityId: id,
          giftIds,
          product,
          state,
          files,
          now,
        })
  }
}

interface Adding {
  random: Random
  activity: DemoActivity
  models: readonly string[]
  place: number
  now: Date
}

async function addActivity(tx: Tx, { random, activity, models, place, now }: Adding) {
  const createdAt = new Date(now.getTime() - (25 - place) * dayMs)
  const id = demoId(random, createdAt)
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  await insertRows(tx, 'product_activity', [
    {
      id,
      title: activity.title,
      kind: activity.kind,
      rules: activity.rules,
      buy_from: '2022-01-01',
      buy_to: dayOf(at(activity.to)),
      apply_from: at(activity.from),
      apply_to: at(activity.to),
      needs_invoice: activity.needsInvoice,
      needs_address: activity.needsAddress,
      extension_months: activity.extensionMonths ?? 0,
      quota: activity.quota,
      picture_url: activity.picture,
      created_at: createdAt,
    },
  ])
  await insertRows(
    tx,
    'product_activity_model',
    models.map((productId) => ({ activity_id: id, product_id: productId })),
  )
  const gifts = activity.gifts.map((name, position) => ({
    id: demoId(random, createdAt),
    activity_id: id,
    name,
    position,
  }))
  await insertRows(tx, 'product_activity_gift', gifts)
  return { id, giftIds: gifts.map((gift) => gift.id) }
}

interface Applying {
  random: Random
  activity: DemoActivity
  activityId: string
  giftIds: readonly string[]
  product: { id: string; member_id: string; code: string }
  state: ApplicationState
  files: ReadonlyMap<string, string>
  now: Date
}

async function addApplication(app: App, tx: Tx, given: Applying): Promise<void> {
  const { random, activity, activityId, giftIds, product, now } = given
  const months = activity.extensionMonths ?? 0
  // A longer warranty is nothing to send.
  const state = given.state === sent && months > 0 ? accepted : given.state
  const createdAt = new Date(now.getTime() - random.between(24, 200) * 3600_000)
  const id = demoId(random, createdAt)
  const isParcel = state === sent && activity.needsAddress
  const address = {
    receiver: '周先生',
    phone: '13900130088',
    place: '浙江省杭州市西湖区曙光路 12 号 3 单元 502',
  }
  await insertRows(tx, 'product_application', [
    {
      id,
      activity_id: activityId,
      user_product_id: product.id,
      member_id: product.member_id,
      // Incomplete applications are for the first gift.
      gift_id: giftIds[state === incomplete ? 0 : random.between(0, Math.max(0, giftIds.length - 1))] ?? null,
      state,
      address_cipher: activity.needsAddress ? sealAddress(app.env, id, address) : null,
      remark: activity.kind === 3 ? '平时拍街头和夜景，愿意写使用感受' : '',
      reason: reasons[state] ?? '',
      carrier: isParcel ? '顺丰速运' : '',
      tracking_number: isParcel ? `SF${random.between(1_000_000_000, 9_999_999_999)}` : '',
      sent_at: state === sent ? new Date(now.getTime() - random.between(2, 20) * 3600_000) : null,
      created_at: createdAt,
    },
  ])
  const proofs = [proofName.application(product.code), proofName.applicationPicture(product.code)]
  for (const name of activity.needsInvoice ? proofs : []) {
    const fileId = given.files.get(uploadKey(product.member_id, name))
    if (fileId !== undefined)
      await insertRows(tx, 'product_application_file', [{ application_id: id, file_id: fileId, position: 0 }])
  }
  if (state === accepted && months > 0)
    await extendWarranty(tx, { regProductId: product.id, activityId, now: createdAt })
}
