import { productStates, serialStates } from '@guangquan/contract'
import { serialEnd } from '@guangquan/rules/gear/product-serial'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../context.ts'
import { blindIndex, blindIndexes, decryptField, encryptField } from '../../../crypto/field-cipher.ts'
import type { Keys } from '../../../crypto/derive-key.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { serialPurpose } from '../product.sealed.ts'

/** A number of a product. */
interface SerialName {
  productId: string
  /** Normalised. */
  serial: string
}

export interface SerialRow {
  id: string
  shipped_on: string | null
  blocked_at: Date | null
  free_at: Date | null
  unbound_by: string | null
}

/** Who registered a number: at most one row is in review or in force. */
interface Holder {
  id: string
  member_id: string
  state: number
  lost_at: Date | null
  access_code_id: string | null
}

const serialColumns = ['id', 'shipped_on', 'blocked_at', 'free_at', 'unbound_by'] as const

export async function findSerial(
  keys: Keys,
  db: Queryable,
  { productId, serial }: SerialName,
): Promise<SerialRow | undefined> {
  return db
    .selectFrom('product_serial')
    .where('serial_index', 'in', blindIndexes(keys, serialPurpose, serial))
    .where('product_id', '=', productId)
    .select(serialColumns)
    .executeTakeFirst()
}

/** The ids of a number among all products. */
export async function findSerialIds(keys: Keys, db: Queryable, serial: string): Promise<string[]> {
  const rows = await db
    .selectFrom('product_serial')
    .where('serial_index', 'in', blindIndexes(keys, serialPurpose, serial))
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Locks a number until the end of the transaction, and adds a new one. Every change of its owner begins with this lock.
 */
export async function lockSerial(ctx: Pick<Ctx, 'app'>, tx: Tx, name: SerialName): Promise<SerialRow> {
  // Also between nodes with different keys during a rotation, whose indexes of one number differ.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`product.serial:${name.productId}:${name.serial}`}, 0))`.execute(
    tx,
  )
  const { env } = ctx.app
  const found = await findSerial(env, tx, name)
  if (found !== undefined) return found
  const id = uuid()
  await tx
    .insertInto('product_serial')
    .values({ id, product_id: name.productId, ...sealSerial(env, id, name.serial) })
    .execute()
  return { id, shipped_on: null, blocked_at: null, free_at: null, unbound_by: null }
}

/** The stored fields of a number. */
export function sealSerial(keys: Keys, id: string, serial: string) {
  return {
    serial_index: blindIndex(keys, serialPurpose, serial),
    serial_cipher: encryptField(keys, serialPurpose, id, serial),
    serial_end: serialEnd(serial),
  }
}

export function openSerial(keys: Keys, row: { serial_id: string; serial_cipher: Buffer }): string {
  return decryptField(keys, serialPurpose, row.serial_id, row.serial_cipher)
}

/** Locks the number of a registration, as `lockSerial` does. @returns undefined for an unknown registration */
export async function lockSerialOf(
  ctx: Pick<Ctx, 'app'>,
  tx: Tx,
  userProductId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('user_product')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .where('user_product.id', '=', userProductId)
    .select(['product_serial.id as serial_id', 'product_serial.product_id as productId', 'serial_cipher'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  return (await lockSerial(ctx, tx, { productId: row.productId, serial: openSerial(ctx.app.env, row) })).id
}

/** The state of a number for a member, and its holder. */
export interface SerialJudgement {
  /** A value of `serialStates`. */
  state: number
  /** Another member's registration in review or in force. */
  holder: Holder | null
}

/** Judges a number in the form of its product. @param row undefined for a new number */
export async function judgeSerial(
  { now }: Pick<Ctx, 'now'>,
  db: Queryable,
  { row, memberId }: { row: SerialRow | undefined; memberId: string },
): Promise<SerialJudgement> {
  if (row === undefined) return { state: serialStates.notShipped, holder: null }
  const live = await db
    .selectFrom('user_product')
    .where('serial_id', '=', row.id)
    .where('state', 'in', [1, 2, 6])
    .select(['id', 'member_id', 'state', 'lost_at', 'access_code_id'])
    .execute()
  if (live.some((one) => one.member_id === memberId)) return { state: serialStates.own, holder: null }
  const holder = live.find(({ state }) => state !== 6) ?? null
  if (row.blocked_at !== null || holder?.lost_at != null) return { state: serialStates.blocked, holder }
  if (holder !== null) {
    const isOnlyRequested = holder.state === productStates.inReview && holder.access_code_id === null
    return { state: isOnlyRequested ? serialStates.requested : serialStates.taken, holder }
  }
  const isQuarantined = row.free_at !== null && row.free_at > now && row.unbound_by !== memberId
  if (isQuarantined) return { state: serialStates.taken, holder: null }
  return { state: row.shipped_on === null ? serialStates.notShipped : serialStates.free, holder: null }
}
