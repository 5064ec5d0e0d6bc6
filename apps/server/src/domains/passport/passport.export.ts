import { gearServiceNames, transferRoles, transferStateNames } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'

/** The passports of a member, the newest first; the loss as they described it. */
export async function exportPassports(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('gear_passport')
    .innerJoin('user_product', 'user_product.id', 'gear_passport.user_product_id')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .where('member_id', '=', memberId)
    .select(['name', 'public_code', 'level', 'shutter_count', 'shutter_on', 'remind_counts'])
    .select(['remind_warranty', 'lost_on', 'lost_note', 'gear_passport.created_at'])
    .orderBy('gear_passport.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    product: row.name,
    code: row.public_code,
    level: row.level,
    shutterCount: row.shutter_count,
    shutterDay: row.shutter_on,
    remindCounts: row.remind_counts,
    remindWarranty: row.remind_warranty,
    lostOn: row.lost_on,
    lostNote: row.lost_note,
    time: timeTextOf(row.created_at),
  }))
}

/** A member's records about their gear, newest first. */
export async function exportServices(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('gear_event')
    .innerJoin('user_product', 'user_product.id', 'gear_event.user_product_id')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .where('member_id', '=', memberId)
    .where('service', 'is not', null)
    .select(['name', 'happened_on', 'service', 'shutter_count', 'place', 'note'])
    .orderBy('happened_on', 'desc')
    .execute()
  return rows.map((row) => ({
    product: row.name,
    day: row.happened_on,
    service: nameOf(gearServiceNames, row.service ?? 0),
    shutterCount: row.shutter_count,
    place: row.place,
    note: row.note,
  }))
}

/** Transfers of a member's gear, the newest first. */
export async function exportTransfers(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('gear_transfer')
    .innerJoin('user_product', 'user_product.id', 'gear_transfer.user_product_id')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .where((eb) => eb.or([eb('seller_id', '=', memberId), eb('buyer_id', '=', memberId)]))
    .select(['name', 'seller_id', 'gear_transfer.state', 'gear_transfer.created_at'])
    .orderBy('gear_transfer.created_at', 'desc')
    .execute()
  return rows.map((row) => ({
    product: row.name,
    role: row.seller_id === memberId ? transferRoles.seller : transferRoles.buyer,
    state: nameOf(transferStateNames, row.state),
    time: timeTextOf(row.created_at),
  }))
}

/** The member's registrations are already gone: their texts are removed too, the dates stay with the number. */
export async function erasePassports(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('gear_event')
    .set({ place: '', note: '' })
    .where('user_product_id', 'is', null)
    .where('staff_name', 'is', null)
    .where((eb) => eb.or([eb('place', '<>', ''), eb('note', '<>', '')]))
    .execute()
  await tx.deleteFrom('gear_sighting').where('member_id', '=', memberId).execute()
}
