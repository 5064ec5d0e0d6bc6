import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { activityExtensions } from '../product/index.ts'

/** A passport with its registration and product. */
function selectPassports(db: Queryable) {
  return db
    .selectFrom('user_product')
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .leftJoin('gear_passport', (join) =>
      join
        .onRef('gear_passport.serial_id', '=', 'user_product.serial_id')
        .onRef('gear_passport.user_product_id', '=', 'user_product.id'),
    )
    .select(['user_product.id', 'user_product.serial_id', 'user_product.member_id', 'user_product.state'])
    .select(['product_info.id as product_id', 'name', 'summary', 'picture_url', 'camera_id', 'serial_end'])
    .select(['public_code', 'level', 'shutter_count', 'shutter_on', 'remind_counts', 'remind_warranty'])
    .select(['bought_on', 'user_product.warranty_months', 'extension_months', 'lost_at', 'lost_on'])
    .select(['user_product.created_at', 'serial_cipher'])
    .select([
      activityExtensions().as('activity_extensions'),
      sql<boolean>`exists (select from user_product claim
        where claim.serial_id = user_product.serial_id and claim.state = 6)`.as('is_disputed'),
      sql<boolean>`exists (select from serial_rule rule where rule.product_id = product_info.id
        and rule.is_trusted and rule.tag >= 10)`.as('counts_shutter'),
      sql<number>`(select count(*) from user_product holder where holder.serial_id = user_product.serial_id
        and holder.state in (2, 5))`.as('owner_count'),
    ])
}

export type PassportRow = Awaited<ReturnType<ReturnType<typeof selectPassports>['executeTakeFirstOrThrow']>>

/**
 * The passport of a registration of the caller, or the one that a code opens. Of registrations that have ended nobody sees
 * one, nor of a claim: the history of a number is not for whoever says that it is theirs.
 * @throws ContentNotFound
 */
export async function findPassport(
  ctx: Ctx,
  { regProductId, code }: { regProductId?: string | undefined; code?: string | undefined },
): Promise<PassportRow> {
  const live = selectPassports(ctx.db).where('user_product.state', 'in', [1, 2])
  if (regProductId !== undefined) {
    const memberId = ctx.viewer?.id ?? fail('ContentNotFound')
    const own = live
      .where('user_product.id', '=', regProductId)
      .where('user_product.member_id', '=', memberId)
    return (await own.executeTakeFirst()) ?? fail('ContentNotFound')
  }
  if (code === undefined) fail('ContentNotFound')
  const open = live.where('public_code', '=', code.toUpperCase()).where('user_product.state', '=', 2)
  return (await open.executeTakeFirst()) ?? fail('ContentNotFound')
}
