import {
  gearEventKinds,
  gearEventText,
  type GearEvent,
  type MethodParsed,
  type UserProduct,
} from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage } from '../../db/paging.ts'
import { findPassport } from './find-passport.ts'

export interface EventRow {
  id: string
  user_product_id: string | null
  kind: number
  happened_on: string
  service: number | null
  level: number | null
  shutter_count: number | null
  place: string
  note: string
  staff_name: string | null
  shop_id: string | null
}

export const eventColumns = [
  'id',
  'user_product_id',
  'kind',
  'happened_on',
  'service',
  'level',
  'shutter_count',
  'place',
  'note',
  'staff_name',
  'shop_id',
] as const

const dayKey = z.tuple([z.iso.date(), z.uuid()])

/**
 * What happened to a number, the newest first, whoever had it. What a member wrote of a place or a price only they read:
 * the next owner gets the dates without it.
 * @throws ContentNotFound
 */
export async function listGearEvents(
  ctx: Ctx,
  { regProductId, code, ...input }: MethodParsed<typeof UserProduct.GetGearEvents>,
) {
  const passport = await findPassport(ctx, { regProductId, code })
  // Who lost what is between the owner and staff. By the code its owner too sees what everybody sees.
  const isOwner = regProductId !== undefined
  const shown = sql<SqlBool>`serial_id = ${passport.serial_id}::uuid and ${hiddenKinds(isOwner)}`
  const { rows, ...page } = await keysetPage(input, dayKey, {
    read: ({ after, limit, skip }) =>
      ctx.db
        .selectFrom('gear_event')
        .select(eventColumns)
        .where(shown)
        .where(isAfter(after))
        .orderBy('happened_on', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),
    count: () => countUpToCap(ctx.db, sql`from gear_event where ${shown}`),
    keyOf: (row): z.infer<typeof dayKey> => [row.happened_on, row.id],
  })
  return { ...page, items: rows.map((row) => eventItem(row, isOwner ? passport.id : null)) }
}

const hiddenKinds = (isOwner: boolean): RawBuilder<SqlBool> =>
  isOwner
    ? sql<SqlBool>`true`
    : sql<SqlBool>`kind not in (${sql.lit(gearEventKinds.lost)}, ${sql.lit(gearEventKinds.found)})`

const isAfter = (after: z.infer<typeof dayKey> | null): RawBuilder<SqlBool> =>
  after === null
    ? sql<SqlBool>`true`
    : sql<SqlBool>`(happened_on, id) < (${after[0]}::date, ${after[1]}::uuid)`

/** @param registrationId the registration of whoever reads it; null for everybody else */
export function eventItem(row: EventRow, registrationId: string | null): GearEvent {
  const byStaff = row.staff_name !== null
  const mayRead = byStaff || row.user_product_id === registrationId
  return {
    id: row.id,
    kind: row.kind,
    day: row.happened_on,
    text: gearEventText(row),
    service: row.service,
    shutterCount: row.shutter_count,
    place: mayRead ? row.place : '',
    note: mayRead ? row.note : '',
    byStaff,
    byShop: row.shop_id !== null,
    isOwn: !byStaff && row.kind === gearEventKinds.service && row.user_product_id === registrationId,
  }
}
