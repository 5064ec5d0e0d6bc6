import type { MethodParsed, StaffActivity } from '@guangquan/contract'
import { instantOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../../db/client.ts'

type Items = MethodParsed<typeof StaffActivity.Create>['loanItems']

/** Replaces the loan items of an activity; remaining items and slots keep their requests. */
export async function setLoanItems(tx: Tx, activityId: string, items: Items): Promise<void> {
  const kept = items.flatMap(({ id }) => id ?? [])
  await tx
    .deleteFrom('activity_loan_item')
    .where('activity_id', '=', activityId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  const known = await tx
    .selectFrom('activity_loan_item')
    .where('activity_id', '=', activityId)
    .select('id')
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  for (const [position, item] of items.entries()) {
    const values = { position, name: item.name, units: item.units }
    const isKnown = item.id !== undefined && ids.has(item.id)
    const id = isKnown ? item.id : uuid()
    if (id === undefined) continue
    if (isKnown) await tx.updateTable('activity_loan_item').set(values).where('id', '=', id).execute()
    else
      await tx
        .insertInto('activity_loan_item')
        .values({ id, activity_id: activityId, ...values })
        .execute()
    await setSlots(tx, id, item.slots)
  }
}

async function setSlots(tx: Tx, itemId: string, slots: Items[number]['slots']): Promise<void> {
  const kept = slots.flatMap(({ id }) => id ?? [])
  await tx
    .deleteFrom('activity_loan_slot')
    .where('item_id', '=', itemId)
    .$if(kept.length > 0, (query) => query.where('id', 'not in', kept))
    .execute()
  const known = await tx.selectFrom('activity_loan_slot').where('item_id', '=', itemId).select('id').execute()
  const ids = new Set(known.map(({ id }) => id))
  for (const slot of slots) {
    const times = { start_time: instantOf(slot.startTime), end_time: instantOf(slot.endTime) }
    if (slot.id !== undefined && ids.has(slot.id))
      await tx.updateTable('activity_loan_slot').set(times).where('id', '=', slot.id).execute()
    else
      await tx
        .insertInto('activity_loan_slot')
        .values({ id: uuid(), item_id: itemId, ...times })
        .execute()
  }
}
