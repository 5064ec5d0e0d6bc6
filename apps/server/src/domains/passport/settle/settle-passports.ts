import { gearEventKinds, levelText, passportLevels, proofDays } from '@guangquan/contract'
import { readShutter, type ShutterReading } from '@guangquan/rules/gear/shutter-count'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { App } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { anyId, preparedQuery } from '../../../db/prepared-query.ts'
import { emit } from '../../../events/emit.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from '../../product/index.ts'
import { remindOfShutter } from '../book/remind-of-shutter.ts'
import { recordEvent } from '../gear-event.store.ts'
import { newPublicCode } from '../public-code.ts'
import { recordSightings } from '../loss/record-sightings.ts'
import { indexSerials } from './index-serials.ts'
import { proveGear } from './match-photographs.ts'

interface Settling {
  serialIds: readonly string[]
  now: Date
  /** After a transfer: the level that came along is no news to the new owner. */
  isHandedOver?: boolean
}

/**
 * Brings the passports of these numbers up to date: the owner, what their photographs prove, the shutter count. Can run
 * again at any time with the same result; events and the nightly job both end here.
 */
export async function settlePassports(
  app: App,
  tx: Tx,
  { serialIds, now, isHandedOver = false }: Settling,
): Promise<void> {
  if (serialIds.length === 0) return
  await indexSerials(app, tx, serialIds)
  await followHolders(tx, serialIds, now)
  await proveGear(tx, serialIds, now)
  for (const passport of await lockPassports(tx, serialIds)) {
    await settleLevel(tx, passport, { now, isHandedOver })
    await settleShutter(tx, passport, now)
  }
  await recordSightings(tx, serialIds, now)
}

/** A registered number has a passport; a new owner starts a new one, without what was shared. */
async function followHolders(tx: Tx, serialIds: readonly string[], now: Date): Promise<void> {
  const holders = await tx
    .selectFrom('user_product')
    .leftJoin('gear_passport', 'gear_passport.serial_id', 'user_product.serial_id')
    .where('user_product.serial_id', 'in', serialIds)
    .where('user_product.state', 'in', [1, 2])
    .where((eb) => sql<boolean>`${eb.ref('gear_passport.user_product_id')} is distinct from user_product.id`)
    .select(['user_product.id', 'user_product.serial_id', 'user_product.created_at'])
    .orderBy('user_product.serial_id')
    .execute()
  for (const holder of holders) {
    const fresh = { user_product_id: holder.id, public_code: newPublicCode(), level: 0 }
    const { numInsertedOrUpdatedRows: changed } = await tx
      .insertInto('gear_passport')
      .values({ ...fresh, serial_id: holder.serial_id, created_at: now })
      .onConflict((conflict) =>
        conflict
          .column('serial_id')
          .doUpdateSet({ ...fresh, remind_counts: [], remind_warranty: true, lost_on: null, lost_note: '' })
          .where('gear_passport.user_product_id', '<>', holder.id),
      )
      .executeTakeFirstOrThrow()
    if (changed === 0n) continue
    await recordEvent(tx, now, {
      serialId: holder.serial_id,
      registrationId: holder.id,
      kind: gearEventKinds.registered,
      day: dayOf(holder.created_at),
    })
  }
}

type PassportRow = Awaited<ReturnType<typeof lockPassports>>[number]

function lockPassports(tx: Tx, serialIds: readonly string[]) {
  return tx
    .selectFrom('gear_passport')
    .innerJoin('user_product', 'user_product.id', 'gear_passport.user_product_id')
    .where('gear_passport.serial_id', 'in', serialIds)
    .where('user_product.state', 'in', [1, 2])
    .select(['gear_passport.serial_id', 'user_product_id', 'gear_passport.level', 'shutter_count'])
    .select([
      'shutter_on',
      'remind_counts',
      'user_product.state',
      'invoice_state',
      'access_code_id',
      'member_id',
    ])
    .select((eb) => [
      eb
        .exists(
          eb
            .selectFrom('user_product as claim')
            .whereRef('claim.serial_id', '=', 'gear_passport.serial_id')
            .where('claim.state', '=', 6)
            .select('claim.id'),
        )
        .as('is_disputed'),
      eb
        .selectFrom('gear_proof')
        .whereRef('gear_proof.user_product_id', '=', 'gear_passport.user_product_id')
        .select(({ fn }) => fn.count<number>('shot_on').distinct().as('days'))
        .as('proof_days'),
    ])
    .orderBy('gear_passport.serial_id')
    .forUpdate('gear_passport')
    .execute()
}

/** While another member claims the number, or it is in review, its level does not rise. */
async function settleLevel(
  tx: Tx,
  passport: PassportRow,
  { now, isHandedOver }: Required<Omit<Settling, 'serialIds'>>,
): Promise<void> {
  const level = passport.is_disputed ? passport.level : levelOf(passport)
  if (level === passport.level) return
  await tx.updateTable('gear_passport').set({ level }).where('serial_id', '=', passport.serial_id).execute()
  if (level < passport.level) return
  await recordEvent(tx, now, {
    serialId: passport.serial_id,
    registrationId: passport.user_product_id,
    kind: gearEventKinds.level,
    day: dayOf(now),
    level,
  })
  if (!isHandedOver)
    await createNotice(tx, now, {
      memberId: passport.member_id,
      kind: 'passport.level',
      target: { kind: registrationTargetName, id: passport.user_product_id },
      note: levelText(level),
    })
  await emit(tx, 'passport.levelReached', { memberId: passport.member_id })
}

function levelOf(passport: PassportRow): number {
  if (passport.state !== 2) return passportLevels.stated
  if (passport.invoice_state === 2) return passportLevels.invoice
  if ((passport.proof_days ?? 0) >= proofDays) return passportLevels.photos
  return passport.access_code_id === null ? passportLevels.stated : passportLevels.code
}

/** Max readings of one body that are considered: the latest ones. */
const maxReadings = 500

async function settleShutter(tx: Tx, passport: PassportRow, now: Date): Promise<void> {
  const before =
    passport.shutter_count === null || passport.shutter_on === null
      ? null
      : { day: passport.shutter_on, count: passport.shutter_count }
  const { current } = readShutter(await loadReadings(tx, passport.serial_id), before)
  if (current === null || current.count === before?.count) return
  await tx
    .updateTable('gear_passport')
    .set({ shutter_count: current.count, shutter_on: current.day })
    .where('serial_id', '=', passport.serial_id)
    .execute()
  await remindOfShutter(tx, now, { ...passport, count: current.count, before: before?.count ?? 0 })
}

/** The latest readings of a number in the photographs of any of its owners. */
export const loadReadings = (db: Queryable, serialId: string): Promise<ShutterReading[]> =>
  readingsOf(db, { serialId })

const readingsOf = preparedQuery<{ serialId: string }, ShutterReading>('passport.readings', (db, param) =>
  db
    .selectFrom('gear_proof')
    .where('serial_id', '=', anyId(param('serialId')))
    .where('shutter_count', 'is not', null)
    .select(['shot_on as day', 'shutter_count as count'])
    .$narrowType<ShutterReading>()
    .orderBy('shot_on', 'desc')
    .limit(sql.lit(maxReadings)),
)
