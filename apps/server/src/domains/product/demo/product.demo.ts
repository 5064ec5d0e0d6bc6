import { randomInt } from 'node:crypto'
import { checkCharacter } from '@guangquan/rules/access-code'
import { inviteCodeAlphabet } from '@guangquan/rules/referral'
import { dayOf } from '@guangquan/rules/time-text'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, joinedAt, type DemoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { productStates } from '@guangquan/contract'
import { listGear } from '../../gear-catalogue/index.ts'
import { createNotice } from '../../notice/index.ts'
import { accessCodeIndex } from '../registration/access-code.ts'
import { registrationTargetName } from '../registration/registration-target-name.ts'
import { sealSerial } from '../registration/serial.store.ts'
import { addActivities } from './activity.demo.ts'
import { demoProducts, type DemoProduct } from './demo-products.ts'

const dayMs = 24 * 3600_000
const launchedAt = new Date('2024-03-01T00:00:00Z')
/** Numbers in the list of what was shipped that nobody has registered, for each product. */
const unregistered = 5
const codesPerBatch = 20
/** Whose body is lost. */
const lostPlace = 4
/** Whose body somebody else claims. */
const disputedPlace = 9

type Random = ReturnType<typeof makeRandom>

/** The catalogue of 澄光, numbers that were shipped, codes, what the members registered, and activities for them. */
export const productDemo: DemoPart = {
  addRows: async ({ app, plan }, tx) => {
    const random = makeRandom('products')
    const ids = await addCatalogue(tx, random)
    const serials = new Map(demoProducts.map(({ code }) => [code, 1_000_000]))
    const used = new Map<string, string[]>()
    const next = (product: DemoProduct) => {
      const number = (serials.get(product.code) ?? 0) + random.between(3, 900)
      serials.set(product.code, number)
      return fill(product.pattern, number)
    }
    for (const product of demoProducts) {
      const productId = ids.get(product.code) ?? ''
      for (let made = 0; made < unregistered; made++)
        await addSerial(app, tx, { random, productId, serial: next(product), at: launchedAt })
      used.set(
        product.code,
        await addCodes(app, tx, { random, productId, name: product.name, now: plan.now }),
      )
    }
    for (const [place, person] of demoPeople.entries()) {
      if (person.topics.length === 0 && place % 3 !== 0) continue
      const body = demoProducts[place % 3]
      const lens = place % 2 === 0 ? demoProducts[3 + (place % 3)] : undefined
      for (const product of [body, lens].filter((one) => one !== undefined)) {
        const registeredAt = new Date(
          joinedAt(person, plan.now).getTime() +
            random.between(2, 60) * dayMs +
            random.between(0, 20) * 3600_000,
        )
        const productId = ids.get(product.code) ?? ''
        const serialId = await addSerial(app, tx, {
          random,
          productId,
          serial: next(product),
          at: registeredAt,
        })
        const given = {
          random,
          product,
          productId,
          serialId,
          person,
          registeredAt,
          place,
          usedCodes: used.get(product.code) ?? [],
          now: plan.now,
        }
        const id = await addRegistration(tx, given)
        if (place === disputedPlace) await addClaim(tx, given, id)
      }
    }
    await addActivities(tx, { app, productIds: ids, now: plan.now })
  },
}

async function addCatalogue(tx: Tx, random: Random): Promise<Map<string, string>> {
  const { cameras, lenses } = await listGear(tx)
  const idOf = (rows: readonly { id: string; name: string }[], name: string | undefined) =>
    rows.find((row) => row.name === name)?.id ?? null
  const rows = demoProducts.map((product, place) => ({
    id: demoId(random, launchedAt),
    category_id: product.category,
    code: product.code,
    name: product.name,
    summary: product.summary,
    serial_pattern: product.pattern,
    launched_on: product.launched,
    warranty_months: product.months,
    picture_url: product.picture === '' ? '' : `/img/product/${product.picture}.webp`,
    specs: JSON.stringify(product.specs.map(([name, value]) => ({ name, value }))),
    camera_id: idOf(cameras, product.camera),
    lens_id: idOf(lenses, product.lens),
    sort: place,
  }))
  await insertRows(tx, 'product_info', rows)
  return new Map(rows.map(({ code, id }) => [code, id]))
}

/** A number of a product's form. */
function fill(pattern: string, number: number): string {
  const digits = String(number).padStart(pattern.split('#').length - 1, '0')
  let at = 0
  return pattern.replaceAll('#', () => digits.charAt(at++))
}

async function addSerial(
  app: App,
  tx: Tx,
  { random, productId, serial, at }: { random: Random; productId: string; serial: string; at: Date },
): Promise<string> {
  const id = demoId(random, at)
  await insertRows(tx, 'product_serial', [
    {
      id,
      product_id: productId,
      ...sealSerial(app.env, id, serial),
      shipped_on: dayOf(new Date(at.getTime() - 20 * dayMs)),
    },
  ])
  return id
}

// Codes open registrations, so they are not the same in every installation; nobody has these cards.
async function addCodes(
  app: App,
  tx: Tx,
  { random, productId, name, now }: { random: Random; productId: string; name: string; now: Date },
): Promise<string[]> {
  const batchId = demoId(random, launchedAt)
  const made = new Date(now.getTime() - 200 * dayMs)
  await insertRows(tx, 'access_code_batch', [
    {
      id: batchId,
      product_id: productId,
      note: `${name} 首批卡片`,
      amount: codesPerBatch,
      created_by: 'demo',
      created_at: made,
      made_at: made,
    },
  ])
  const rows = []
  for (let at = 0; at < codesPerBatch; at++) {
    const beginning = Array.from({ length: 11 }, () =>
      inviteCodeAlphabet.charAt(randomInt(inviteCodeAlphabet.length)),
    ).join('')
    rows.push({
      id: demoId(random, launchedAt),
      batch_id: batchId,
      product_id: productId,
      code_index: accessCodeIndex(app.env, beginning + checkCharacter(beginning)),
      state: at < 6 ? 1 : at === 6 ? 2 : 0,
    })
  }
  await insertRows(tx, 'access_code', rows)
  return rows.filter(({ state }) => state === 1).map(({ id }) => id)
}

interface Registering {
  random: Random
  product: DemoProduct
  productId: string
  serialId: string
  person: DemoPerson
  registeredAt: Date
  place: number
  /** Codes that a registration was made with; each is taken by one. */
  usedCodes: string[]
  now: Date
}

/** Most are in force; some wait for staff, and one was refused. */
async function addRegistration(tx: Tx, given: Registering): Promise<string> {
  const { random, product, productId, serialId, person, registeredAt, place, usedCodes, now } = given
  const state = place % 13 === 7 ? 1 : place === 21 ? 3 : 2
  const bought = dayOf(new Date(registeredAt.getTime() - random.between(1, 40) * dayMs))
  const isEarly = random.chance(0.5)
  const id = demoId(random, registeredAt)
  const boughtOn = bought < product.launched ? product.launched : bought
  await insertRows(tx, 'user_product', [
    {
      id,
      member_id: person.id,
      product_id: productId,
      serial_id: serialId,
      state,
      bought_on: boughtOn,
      buy_channel: random.between(1, 5),
      shop_name: '',
      origin: 1,
      warranty_months: product.months,
      extension_months: state === 2 && isEarly ? 12 : 0,
      invoice_state: state === 2 ? (isEarly ? 2 : 0) : state === 1 ? 1 : 3,
      reason: state === 3 ? '发票上的编号看不清，请重新拍一张' : '',
      access_code_id: state === 2 && !isEarly ? (usedCodes.pop() ?? null) : null,
      lost_at:
        place === lostPlace && product.camera !== undefined ? new Date(now.getTime() - 9 * dayMs) : null,
      created_at: registeredAt,
      decided_at: state === 1 ? null : registeredAt,
    },
  ])
  if (state !== 2) return id
  await tx
    .updateTable('product_serial')
    .set({ rewarded_to: person.id, rewarded_at: registeredAt })
    .where('id', '=', serialId)
    .execute()
  return id
}

/** Somebody who bought it second-hand claims a number; staff have not decided yet. */
async function addClaim(tx: Tx, given: Registering, disputes: string): Promise<void> {
  const { random, product, productId, serialId, now } = given
  const claimant = demoPeople[disputedPlace + 1]
  if (claimant === undefined) return
  const claimedAt = new Date(now.getTime() - 2 * dayMs)
  const boughtOn = dayOf(new Date(now.getTime() - 6 * dayMs))
  const id = demoId(random, claimedAt)
  await insertRows(tx, 'user_product', [
    {
      id,
      member_id: claimant.id,
      product_id: productId,
      serial_id: serialId,
      state: productStates.disputed,
      disputes,
      bought_on: boughtOn,
      buy_channel: 8,
      shop_name: '',
      origin: 1,
      warranty_months: product.months,
      invoice_state: 1,
      created_at: claimedAt,
    },
  ])
  await createNotice(tx, claimedAt, {
    memberId: given.person.id,
    kind: 'product.claimed',
    target: { kind: registrationTargetName, id: disputes },
  })
}
