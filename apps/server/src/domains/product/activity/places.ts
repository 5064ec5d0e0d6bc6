import { applicationStates, cancelReasons, type CancelReason } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'
import { takeBackExtensions } from '../registration/warranty.ts'

/** @param activityIds one for each place */
export async function giveBackPlaces(tx: Tx, activityIds: readonly string[]): Promise<void> {
  await sql`update product_activity a set taken = a.taken - given.count
    from (select id, count(*)::int as count from unnest(${[...activityIds]}::uuid[]) as place(id) group by id) as given
    where a.id = given.id`.execute(tx)
}

/**
 * Cancels the applications with a product that leaves its member, unless the gift was sent. Extensions of the warranty
 * pass on to a new owner. The registration is locked.
 */
export async function cancelApplications(
  tx: Tx,
  { regProductId, reason }: { regProductId: string; reason: CancelReason },
): Promise<void> {
  const cancelled = await tx
    .updateTable('product_application')
    .set((eb) => ({ state: applicationStates.cancelled, reason, version: eb('version', '+', 1) }))
    .where('user_product_id', '=', regProductId)
    .where('state', 'in', [
      applicationStates.inReview,
      applicationStates.accepted,
      applicationStates.incomplete,
    ])
    .$if(reason === cancelReasons.transferred, (query) =>
      query.where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('warranty_extension')
              .whereRef('warranty_extension.activity_id', '=', 'product_application.activity_id')
              .where('warranty_extension.user_product_id', '=', regProductId),
          ),
        ),
      ),
    )
    .returning('activity_id')
    .execute()
  if (cancelled.length === 0) return
  const activityIds = cancelled.map((one) => one.activity_id)
  await takeBackExtensions(tx, { regProductId, activityIds })
  await giveBackPlaces(tx, activityIds)
}
