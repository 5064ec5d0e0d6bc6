import {
  gearEventKinds,
  gearServices,
  passportLevels,
  proofDays,
  serialTags,
  shopTypes,
} from '@guangquan/contract'
import { readShutter, type ShutterReading } from '@guangquan/rules/gear/shutter-count'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { blindIndex } from '../../../crypto/field-cipher.ts'
import type { Tx } from '../../../db/client.ts'
import { demoId } from '../../../demo/demo-id.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { findShopIdsOf, loadShops } from '../../shop/index.ts'
import { newPublicCode, newTransferCode } from '../public-code.ts'
import { transferPurpose } from '../transfer/start-transfer.ts'

const dayMs = 24 * 3600_000
type Random = ReturnType<typeof makeRandom>

/** Whose bodies have a year of photographs with a shutter count; of the others some have photographs of a few days. */
const countedOwners = new Set(demoPeople.slice(0, 4).map(({ id }) => id))
const seller = demoPeople[3]?.id

/** Passports of the members' registrations: at all levels, with a year of care, an open transfer and a lost body. */
export const passportDemo: DemoPart = {
  deriveRows: async ({ app, plan: { now } }, tx) => {
    const random = makeRandom('passports')
    const registrations = await listRegistrations(tx)
    await believeCounters(tx, random, now)
    for (const [place, row] of registrations.entries()) {
      const isBody = row.camera_id !== null
      const counted = isBody && countedOwners.has(row.member_id) && row.product_code !== 'C5M2'
      const days =
        row.state !== 2 ? 0 : counted ? 14 : place % 4 === 0 ? proofDays + 1 : place % 4 === 1 ? 1 : 0
      const proofs = await addProofs(tx, { random, row, days, counted, now })
      await addPassport(tx, { random, row, proofs, now })
      if (counted) await addServices(tx, { random, row, now })
    }
    const sold = registrations.find((row) => row.member_id === seller && row.state === 2)
    if (sold !== undefined)
      await insertRows(tx, 'gear_transfer', [
        {
          id: demoId(random, now),
          user_product_id: sold.id,
          seller_id: sold.member_id,
          // Nobody knows its code: the seller begins again or cancels.
          code_index: blindIndex(app.env, transferPurpose, newTransferCode()),
          state: 1,
          created_at: now,
          expires_at: new Date(now.getTime() + dayMs),
        },
      ])
    const lost = registrations.find((row) => row.lost_at !== null)
    if (lost !== undefined) await addSighting(tx, { random, lost, now })
  },
}

interface Registration {
  id: string
  serial_id: string
  member_id: string
  state: number
  product_code: string
  camera_id: string | null
  lens_id: string | null
  invoice_state: number
  access_code_id: string | null
  created_at: Date
  lost_at: Date | null
}

async function listRegistrations(tx: Tx): Promise<Registration[]> {
  const { rows } = await sql<Registration>`select registration.id, serial_id, member_id, state,
      product.code as product_code, camera_id, lens_id, invoice_state, access_code_id, registration.created_at, lost_at
    from user_product registration join product_info product on product.id = registration.product_id
    where state in (1, 2) order by registration.created_at, registration.id`.execute(tx)
  return rows
}

/** The larger bodies count in their photographs how often the shutter was released; the small one does not. */
async function believeCounters(tx: Tx, random: Random, now: Date): Promise<void> {
  const products = await tx
    .selectFrom('product_info')
    .where('code', 'in', ['C1PRO', 'C1'])
    .select('id')
    .orderBy('code')
    .execute()
  await insertRows(
    tx,
    'serial_rule',
    products.flatMap(({ id }) =>
      [serialTags.body, serialTags.imageNumber].map((tag) => ({
        id: demoId(random, now),
        product_id: id,
        tag,
        is_trusted: true,
        normaliser: 1,
        updated_at: now,
      })),
    ),
  )
}

interface Proving {
  random: Random
  row: Registration
  /** How many days have a photograph. */
  days: number
  /** Over a year, with the shutter count. */
  counted: boolean
  now: Date
}

interface Proof extends ShutterReading {
  hasCount: boolean
}

/** Photographs that prove a product: those that are on the site, then some that were deleted since. */
async function addProofs(tx: Tx, { random, row, days, counted, now }: Proving): Promise<Proof[]> {
  if (days === 0) return []
  const { rows: files } = await sql<{ id: string }>`select file.id from stored_file file
    join picture_exif exif on exif.file_id = file.id
    where file.owner_id = ${row.member_id}::uuid and file.used_at is not null
      and (exif.camera_id = ${row.camera_id} or exif.lens_id = ${row.lens_id})
    order by file.id limit 8`.execute(tx)
  const first = Math.max(row.created_at.getTime(), now.getTime() - 360 * dayMs)
  const step = (now.getTime() - dayMs - first) / days
  let count = random.between(1800, 6400)
  const proofs = Array.from({ length: days }, (_, at): Proof & { fileId: string } => {
    const time = new Date(first + (at + 0.9) * step)
    count += random.between(380, 1650)
    const real = files[at - (days - files.length)]?.id
    return { fileId: real ?? demoId(random, time), day: dayOf(time), count, hasCount: counted }
  })
  await insertRows(
    tx,
    'gear_proof',
    proofs.map(({ fileId, day, count: reading }) => ({
      user_product_id: row.id,
      file_id: fileId,
      serial_id: row.serial_id,
      tag: row.camera_id === null ? serialTags.lens : serialTags.body,
      shot_on: day,
      shutter_count: counted ? reading : null,
      matched_at: now,
    })),
  )
  return proofs
}

interface Issuing {
  random: Random
  row: Registration
  proofs: readonly Proof[]
  now: Date
}

async function addPassport(tx: Tx, { random, row, proofs, now }: Issuing): Promise<void> {
  const hasPhotos = new Set(proofs.map(({ day }) => day)).size >= proofDays
  const level =
    row.state !== 2
      ? passportLevels.stated
      : row.invoice_state === 2
        ? passportLevels.invoice
        : hasPhotos
          ? passportLevels.photos
          : row.access_code_id === null
            ? passportLevels.stated
            : passportLevels.code
  const { current } = readShutter(proofs.filter(({ hasCount }) => hasCount))
  const lostOn = row.lost_at === null ? null : dayOf(row.lost_at)
  await insertRows(tx, 'gear_passport', [
    {
      serial_id: row.serial_id,
      user_product_id: row.id,
      public_code: newPublicCode(),
      level,
      shutter_count: current?.count ?? null,
      shutter_on: current?.day ?? null,
      remind_counts: current === null ? [] : [20_000, 50_000],
      lost_on: lostOn,
      lost_note: lostOn === null ? '' : '周六下午在外滩观景台，连同黑色相机包一起遗失',
      created_at: row.created_at,
    },
  ])
  const registered = dayOf(row.created_at)
  const event = (kind: number, day: string, of?: number) => ({
    id: demoId(random, row.created_at),
    serial_id: row.serial_id,
    user_product_id: row.id,
    kind,
    happened_on: day,
    level: of ?? null,
    created_at: row.created_at,
  })
  const days = [...new Set(proofs.map(({ day }) => day))]
  await insertRows(tx, 'gear_event', [
    event(gearEventKinds.registered, registered),
    ...(level === passportLevels.stated
      ? []
      : [
          event(
            gearEventKinds.level,
            level === passportLevels.photos
              ? (days[proofDays - 1] ?? registered)
              : dayOf(new Date(Math.min(now.getTime(), row.created_at.getTime() + 3 * dayMs))),
            level,
          ),
        ]),
    ...(lostOn === null ? [] : [event(gearEventKinds.lost, lostOn)]),
  ])
}

const care = [
  { daysAgo: 320, service: gearServices.firmware, place: '', note: '升级到 2.1，对焦快了不少', count: null },
  {
    daysAgo: 214,
    service: gearServices.cleaning,
    place: '',
    note: '自己用气吹和果冻笔清了传感器',
    count: 8600,
  },
  {
    daysAgo: 96,
    service: gearServices.adjustment,
    place: '上海徐汇服务中心',
    note: '校准取景器与后屏色温',
    count: 14_200,
    staff: '徐工',
  },
  {
    daysAgo: 21,
    service: gearServices.cleaning,
    place: '',
    note: '传感器清洁，更换眼罩',
    count: 18_300,
    staff: '徐工',
    inShop: true,
  },
] as const

async function addServices(tx: Tx, { random, row, now }: Omit<Issuing, 'proofs'>): Promise<void> {
  const [shopId = ''] = await findShopIdsOf(tx, shopTypes.own)
  const shop = (await loadShops(tx, [shopId])).get(shopId)
  const events = care.flatMap((one) => {
    const at = new Date(now.getTime() - one.daysAgo * dayMs)
    if (at < row.created_at) return []
    return [
      {
        id: demoId(random, at),
        serial_id: row.serial_id,
        user_product_id: row.id,
        kind: gearEventKinds.service,
        happened_on: dayOf(at),
        service: one.service,
        shutter_count: one.count,
        place: 'inShop' in one ? (shop?.item.name ?? '') : one.place,
        shop_id: 'inShop' in one ? shopId : null,
        note: one.note,
        staff_name: 'staff' in one ? one.staff : null,
        created_at: at,
      },
    ]
  })
  await insertRows(tx, 'gear_event', events)
}

interface Sighting {
  random: Random
  lost: Registration
  now: Date
}

/** Another member's photograph with the number of the lost body. */
async function addSighting(tx: Tx, { random, lost, now }: Sighting): Promise<void> {
  const { rows } = await sql<{
    id: string
    owner_id: string
  }>`select file.id, file.owner_id from stored_file file
    join picture_exif exif on exif.file_id = file.id
    where file.used_at is not null and file.owner_id <> ${lost.member_id}::uuid and exif.camera_id = ${lost.camera_id}
    order by file.id limit 1`.execute(tx)
  const [photo] = rows
  if (photo === undefined) return
  await insertRows(tx, 'gear_sighting', [
    {
      id: demoId(random, now),
      user_product_id: lost.id,
      file_id: photo.id,
      member_id: photo.owner_id,
      state: 1,
      created_at: new Date(now.getTime() - dayMs),
    },
  ])
}
