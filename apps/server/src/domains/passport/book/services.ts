import {
  fieldSentences,
  gearEventKinds,
  type GearEvent,
  type MethodParsed,
  type UserProduct,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { recordEvent } from '../gear-event.store.ts'
import { eventColumns, eventItem } from '../gear-events.read.ts'
import { ownSerialId } from './own-registration.ts'

/** More than a passport needs: the list stays one that people read. */
const maxServices = 200

/** Records a service that the member had done. @throws ContentNotFound, NotAllowedNow when the book is full */
export async function addService(
  ctx: MemberCtx,
  { regProductId, day, service, place, note, shutterCount }: MethodParsed<typeof UserProduct.AddService>,
): Promise<GearEvent> {
  if (day > dayOf(ctx.now)) fail('BadInput', { fields: { day: fieldSentences.day } })
  return inTransaction(ctx, async (tx) => {
    const serialId = await ownSerialId(ctx, tx, regProductId)
    const { written } = await tx
      .selectFrom('gear_event')
      .where('user_product_id', '=', regProductId)
      .where('kind', '=', gearEventKinds.service)
      .select((eb) => eb.fn.countAll<number>().as('written'))
      .executeTakeFirstOrThrow()
    if (written >= maxServices) fail('NotAllowedNow')
    const id = await recordEvent(tx, ctx.now, {
      serialId,
      registrationId: regProductId,
      kind: gearEventKinds.service,
      day,
      service,
      place,
      note,
      shutterCount,
    })
    const row = await tx
      .selectFrom('gear_event')
      .where('id', '=', id)
      .select(eventColumns)
      .executeTakeFirstOrThrow()
    return eventItem(row, regProductId)
  })
}

/** Removes a service that the member recorded. @throws ContentNotFound */
export async function removeService(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('gear_event')
    .where('id', '=', id)
    .where('kind', '=', gearEventKinds.service)
    .where('staff_name', 'is', null)
    .where('user_product_id', 'in', (eb) =>
      eb
        .selectFrom('user_product')
        .where('member_id', '=', ctx.viewer.id)
        .where('state', 'in', [1, 2])
        .select('id'),
    )
    .executeTakeFirst()
  if (numDeletedRows === 0n) fail('ContentNotFound')
  return null
}
