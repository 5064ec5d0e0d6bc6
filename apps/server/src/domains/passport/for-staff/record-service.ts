import {
  fieldSentences,
  gearEventKinds,
  type GearEvent,
  type MethodParsed,
  type StaffPassport,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { recordEvent } from '../gear-event.store.ts'
import { eventColumns, eventItem } from '../gear-events.read.ts'

/** Records a service of a shop in a passport, for its owners and buyers. @throws ContentNotFound */
export async function recordService(
  ctx: StaffCtx,
  { id, service, day, place, note, shutterCount, reason }: MethodParsed<typeof StaffPassport.RecordService>,
): Promise<GearEvent> {
  if (day > dayOf(ctx.now)) fail('BadInput', { fields: { day: fieldSentences.day } })
  return inTransaction(ctx, async (tx) => {
    const passport =
      (await tx
        .selectFrom('gear_passport')
        .where('serial_id', '=', id)
        .select('user_product_id')
        .executeTakeFirst()) ?? fail('ContentNotFound')
    const eventId = await recordEvent(tx, ctx.now, {
      serialId: id,
      registrationId: passport.user_product_id,
      kind: gearEventKinds.service,
      day,
      service,
      place,
      note,
      shutterCount,
      staffName: ctx.staff.name,
    })
    const row = await tx
      .selectFrom('gear_event')
      .where('id', '=', eventId)
      .select(eventColumns)
      .executeTakeFirstOrThrow()
    await auditAct(ctx, tx, {
      act: 'passport.serviceRecorded',
      targetKind: 'passport',
      targetId: id,
      reason,
      after: { service, day, place, note, shutterCount },
    })
    return eventItem(row, null)
  })
}
