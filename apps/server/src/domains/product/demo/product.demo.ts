import { randomInt } from 'node:crypto'
import { checkCharacter } from '@guangquan/rules/gear/access-code'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { dayOf } from '@guangquan/rules/time-text'
import { warrantyExtensionMonths } from '@guangquan/rules/gear/warranty'
import { sql } from 'kysely'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { makeRandom } from '../../../demo/random.ts'
import { uploadKey } from '../../../demo/upload-key.ts'
import { accessCodeStates, invoiceStates, productStates } from '@guangquan/contract'
import { listGear } from '../../gear-catalogue/index.ts'
import { createNotice } from '../../notice/index.ts'
import { accessCodeIndex } from '../registration/access-code.ts'
import { proofKinds } from '../registration/proof-files.ts'
import { registrationTargetName } from '../registration/registration-target-name.ts'
import { sealSerial } from '../registration/serial.store.ts'
import { addActivities } from './activity.demo.ts'
import { demoActivities } from './demo-activities.ts'
import { demoProducts, type DemoProduct } from './demo-products.ts'
import { claimant, demoProofs, proofName } from './demo-proofs.ts'
import { disputedPlace, planRegistrations, type DemoRegistration } from './demo-registrations.ts'

const dayMs = 24 * 3600_000
const launchedAt = new Date('2024-03-01T00:00:00Z')
/** Unregistered numbers in the list of shipped ones, for each product. */
const unregistered = 5
const codesPerBatch = 30
/** Codes of a batch that registrations may have been made with; of the rest one is frozen. */
const usableCodes = 24

type Random = ReturnType<typeof makeRandom>

/** The catalogue of 澄光, shipped numbers, codes, the members' registrations, and activities for them. */
export const productDemo: DemoPart = {
  uploads: (now) => demoProofs(now, demoActivities),
  addRows: async ({ app, plan, files }, tx) => {
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
    for (const registration of planRegistrations(plan.now)) {
      const { product, place, registeredAt } = registration
      const productId = ids.get(product.code) ?? ''
      const serial = next(product)
      const serialId = await addSerial(app, tx, { random, productId, serial, at: registeredAt })
      const usedCodes = used.get(product.code) ?? []
      const given = { random, registration, productId, serialId, usedCodes, files, now: plan.now }
      const id = await addRegistration(tx, given)
      if (place === disputedPlace) await addClaim(tx, given, id)
    }
    await sql`update access_code set state = ${sql.lit(accessCodeStates.unused)}
      where state = ${sql.lit(accessCodeStates.used)}
        and not exists (select from user_product where access_code_id = access_code.id)`.execute(tx)
    await addActivities(tx, { app, productIds: ids, files, now: plan.now })
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

// Codes open registrations, so they differ in every installation; nobody has these cards.
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
      state:
        at < usableCodes
          ? accessCodeStates.used
          : at === usableCodes
            ? accessCodeStates.frozen
            : accessCodeStates.unused,
    })
  }
  await insertRows(tx, 'access_code', rows)
  return rows.filter(({ state }) => state === accessCodeStates.used).map(({ id }) => id)
}

interface Registering {
  random: Random
  registration: DemoRegistration
  productId: string
  serialId: string
  /** Codes that a registration was made with; each is taken by one. */
  usedCodes: string[]
  /** Proofs by `uploadKey`. */
  files: ReadonlyMap<string, string>
  now: Date
}

async function addRegistration(tx: Tx, given: Registering): Promise<string> {
  const { random, registration, productId, serialId, usedCodes, now } = given
  const { person, product, state, boughtOn, registeredAt, hasInvoice, isLost } = registration
  const { inReview, inForce, refused } = productStates
  const id = demoId(random, registeredAt)
  const invoiceState =
    state === inReview
      ? invoiceStates.waiting
      : state === refused
        ? invoiceStates.refused
        : invoiceStates.accepted
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
      // In fen.
      price: hasInvoice ? product.price * 100 : null,
      warranty_months: product.months,
      extension_months: state === inForce && hasInvoice ? warrantyExtensionMonths : 0,
      invoice_state: hasInvoice ? invoiceState : invoiceStates.none,
      reason: state === refused ? '发票上的编号看不清，请重新拍一张' : '',
      access_code_id: hasInvoice ? null : (usedCodes.pop() ?? null),
      lost_at: isLost ? new Date(now.getTime() - 9 * dayMs) : null,
      created_at: registeredAt,
      decided_at: state === inReview ? null : registeredAt,
    },
  ])
  await addProofs(tx, given, id)
  if (state !== inForce) return id
  await tx
    .updateTable('product_serial')
    .set({ rewarded_to: person.id, rewarded_at: registeredAt })
    .where('id', '=', serialId)
    .execute()
  return id
}

/** The receipt and the card of a registration, if they were drawn. */
async function addProofs(tx: Tx, { registration, files }: Registering, id: string): Promise<void> {
  const drawn = [
    { kind: proofKinds.invoice, name: proofName.invoice(registration) },
    { kind: proofKinds.warrantyCard, name: proofName.card(registration) },
  ]
  for (const { kind, name } of drawn) {
    const fileId = files.get(uploadKey(registration.person.id, name))
    if (fileId !== undefined) await addProof(tx, { id, fileId, kind, position: 0 })
  }
}

interface Proof {
  id: string
  fileId: string
  kind: number
  position: number
}

async function addProof(tx: Tx, { id, fileId, kind, position }: Proof): Promise<void> {
  await insertRows(tx, 'user_product_file', [{ user_product_id: id, file_id: fileId, kind, position }])
}

/** Somebody who bought it second-hand claims a number; staff have not decided yet. */
async function addClaim(tx: Tx, given: Registering, disputes: string): Promise<void> {
  const { random, registration, productId, serialId, files, now } = given
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
      warranty_months: registration.product.months,
      invoice_state: invoiceStates.waiting,
      created_at: claimedAt,
    },
  ])
  for (const [position, name] of [proofName.claim, proofName.claimPdf].entries()) {
    const fileId = files.get(uploadKey(claimant.id, name))
    if (fileId !== undefined) await addProof(tx, { id, fileId, kind: proofKinds.invoice, position })
  }
  await createNotice(tx, claimedAt, {
    memberId: registration.person.id,
    kind: 'product.claimed',
    target: { kind: registrationTargetName, id: disputes },
  })
}
