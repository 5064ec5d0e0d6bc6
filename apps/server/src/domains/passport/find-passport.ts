import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, type ParamOf } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { activityExtensions } from '../product/index.ts'

/** Registrations with their passports. */
function selectKeys(db: Queryable) {
  return db
    .selectFrom('user_product')
    .leftJoin('gear_passport', (join) =>
      join
        .onRef('gear_passport.serial_id', '=', 'user_product.serial_id')
        .onRef('gear_passport.user_product_id', '=', 'user_product.id'),
    )
    .select(['user_product.id', 'user_product.serial_id'])
}

/** The same with their products. */
function selectPassports(db: Queryable) {
  return selectKeys(db)
    .innerJoin('product_info', 'product_info.id', 'user_product.product_id')
    .innerJoin('product_serial', 'product_serial.id', 'user_product.serial_id')
    .select(['user_product.member_id', 'user_product.state'])
    .select(['product_info.id as product_id', 'name', 'summary', 'picture_url', 'camera_id', 'serial_end'])
    .select(['public_code', 'level', 'shutter_count', 'shutter_on', 'remind_counts', 'remind_warranty'])
    .select(['bought_on', 'user_product.warranty_months', 'extension_months', 'lost_at', 'lost_on'])
    .select([
      'user_product.created_at',
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
type PassportKey = Pick<PassportRow, 'id' | 'serial_id'>

/** A registration of the caller, or the code of a passport. */
interface Asked {
  regProductId?: string | undefined
  code?: string | undefined
}
type AskedValues = { id: string | null; memberId: string | null; code: string | null }
type AskedVariant = { by: 'id' | 'code' }

// Ended registrations and claims have no passport: the history of a number is not for people who only claim it.
const isAsked = (param: ParamOf<AskedValues>, { by }: AskedVariant): RawBuilder<SqlBool> =>
  by === 'code'
    ? sql<SqlBool>`public_code = ${param('code')}::text and user_product.state = 2`
    : sql<SqlBool>`user_product.id = ${param('id')}::uuid and user_product.member_id = ${param('memberId')}::uuid
        and user_product.state in (1, 2)`

const passports = preparedQueries<AskedValues, AskedVariant, PassportRow>(
  'passport.one',
  (db, param, variant) => selectPassports(db).where(isAsked(param, variant)),
)

const keys = preparedQueries<AskedValues, AskedVariant, PassportKey>('passport.key', (db, param, variant) =>
  selectKeys(db).where(isAsked(param, variant)),
)

/**
 * The passport of a registration of the caller, or the one that a code opens.
 * @throws ContentNotFound
 */
export const findPassport = (ctx: Ctx, asked: Asked): Promise<PassportRow> => findIn(ctx, passports, asked)

/**
 * Its registration and number alone.
 * @throws ContentNotFound
 */
export const findPassportKey = (ctx: Ctx, asked: Asked): Promise<PassportKey> => findIn(ctx, keys, asked)

async function findIn<R>(
  { db, viewer }: Ctx,
  query: (db: Queryable, variant: AskedVariant, values: AskedValues) => Promise<R[]>,
  { regProductId: id, code }: Asked,
): Promise<R> {
  const memberId = viewer?.id ?? null
  if (id === undefined ? code === undefined : memberId === null) fail('ContentNotFound')
  const [row] = await query(
    db,
    { by: id === undefined ? 'code' : 'id' },
    { id: id ?? null, memberId, code: code?.toUpperCase() ?? null },
  )
  return row ?? fail('ContentNotFound')
}
