import { sql } from 'kysely'
import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { lockSerialOf } from './serial.store.ts'
import { activityMonths } from './warranty.ts'

export interface LockedRegistration {
  id: string
  member_id: string
  product_id: string
  serial_id: string
  state: number
  origin: number
  bought_on: string
  invoice_state: number
  extension_months: number
  /** The part of them that activities added. */
  activity_months: number
  access_code_id: string | null
  disputes: string | null
  lost_at: Date | null
  created_at: Date
  version: number
  /** Another member claims its number. */
  is_claimed: boolean
}

/**
 * Locks a registration and its number, the number first.
 * @param of.memberId refuses another member's
 * @throws ContentNotFound
 */
export async function lockRegistration(
  ctx: Pick<Ctx, 'app'>,
  tx: Tx,
  { id, memberId }: { id: string; memberId?: string },
): Promise<LockedRegistration> {
  if ((await lockSerialOf(ctx, tx, id)) === undefined) fail('ContentNotFound')
  const row = await tx
    .selectFrom('user_product')
    .where('id', '=', id)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .select(['id', 'member_id', 'product_id', 'serial_id', 'state', 'origin', 'bought_on', 'invoice_state'])
    .select([
      'extension_months',
      activityMonths.as('activity_months'),
      'access_code_id',
      'disputes',
      'lost_at',
      'created_at',
      'version',
    ])
    .select(
      sql<boolean>`exists (select from user_product other
        where other.disputes = user_product.id and other.state = 6)`.as('is_claimed'),
    )
    .forUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}
