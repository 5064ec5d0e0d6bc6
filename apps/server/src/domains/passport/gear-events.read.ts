import {
  gearEventKinds,
  gearEventText,
  type GearEvent,
  type MethodParsed,
  type UserProduct,
} from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { keysetPage } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
import { anyId } from '../../db/prepared-query.ts'
import { findPassportKey } from './find-passport.ts'

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
type DayKey = z.output<typeof dayKey>

/**
 * The events of a number, newest first, regardless of who owned it. Only its writer reads a place or a price: the next
 * owner gets the dates without them.
 * @throws ContentNotFound
 */
export async function listGearEvents(
  ctx: Ctx,
  { regProductId, code, ...input }: MethodParsed<typeof UserProduct.GetGearEvents>,
) {
  const { id, serial_id: serialId } = await findPassportKey(ctx, { regProductId, code })
  // A loss is only shown to the owner and staff. With the code, the owner sees the same as everybody.
  const isOwner = regProductId !== undefined
  const valuesAfter = (after: DayKey | null) => ({
    serialId,
    afterDay: after?.[0] ?? 'infinity',
    afterId: after?.[1] ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff',
  })
  const { rows, ...page } = await keysetPage(input, dayKey, {
    read: (window) => events.read(ctx.db, window, { isOwner }, valuesAfter(window.after)),
    count: () => events.count(ctx.db, { isOwner }, valuesAfter(null)),
    keyOf: (row): DayKey => [row.happened_on, row.id],
  })
  return { ...page, items: rows.map((row) => eventItem(row, isOwner ? id : null)) }
}

type EventValues = { serialId: string; afterDay: string; afterId: string }

const events = preparedList<EventValues, { isOwner: boolean }, EventRow>('passport.events', {
  rows: (param, { isOwner }) => sql`from gear_event
    where serial_id = ${anyId(param('serialId'))}
      ${isOwner ? sql`` : sql`and kind not in (${sql.lit(gearEventKinds.lost)}, ${sql.lit(gearEventKinds.found)})`}`,
  page: (rows, param) => sql`select ${sql.join(eventColumns.map((column) => sql.ref(column)))} ${rows}
    and (happened_on, id) < (${param('afterDay')}::date, ${param('afterId')}::uuid)
    order by happened_on desc, id desc`,
})

/** @param registrationId the reader's registration; null for everybody else */
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
