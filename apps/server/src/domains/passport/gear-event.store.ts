import type { GearEventKind } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'

interface NewEvent {
  serialId: string
  /** The registration during which it happened. */
  registrationId: string
  kind: GearEventKind
  /** `yyyy-MM-dd` */
  day: string
  service?: number
  level?: number
  shutterCount?: number | null
  place?: string
  note?: string
  staffName?: string
  /** Where staff recorded it. */
  shopId?: string
}

/** Writes a line of a passport, in the transaction of its cause. @returns its id */
export async function recordEvent(tx: Tx, now: Date, event: NewEvent): Promise<string> {
  const id = uuid()
  await tx
    .insertInto('gear_event')
    .values({
      id,
      serial_id: event.serialId,
      user_product_id: event.registrationId,
      kind: event.kind,
      happened_on: event.day,
      service: event.service ?? null,
      level: event.level ?? null,
      shutter_count: event.shutterCount ?? null,
      place: event.place ?? '',
      note: event.note ?? '',
      staff_name: event.staffName ?? null,
      shop_id: event.shopId ?? null,
      created_at: now,
    })
    .execute()
  return id
}
