import {
  type MethodParsed,
  passportListSheet,
  StaffPassport,
  type StaffPassportItem,
} from '@guangquan/contract'
import { levelText } from '@guangquan/contract/passport/passport.sentences'
import { normaliseSerial } from '@guangquan/rules/gear/product-serial'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, isOnly } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { findMemberId, loadNickNames } from '../../member/index.ts'
import { findSerialIds } from '../../product/index.ts'

/** A page of the passports, newest first. totalCount: capped. */
export async function listPassports(
  ctx: StaffCtx,
  { keyword = '', level, lost, ...input }: MethodParsed<typeof StaffPassport.GetList>,
) {
  const matches = await matching(ctx, keyword.trim())
  const shown = sql<SqlBool>`${matches}
    and ${level === undefined ? sql`true` : sql`gear_passport.level = ${level}`}
    and ${lost === undefined ? sql`true` : sql`(registration.lost_at is not null) = ${lost}`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: ({ after, limit, skip, only = null }) =>
      ctx.db
        .selectFrom('gear_passport')
        .innerJoin('user_product as registration', 'registration.id', 'gear_passport.user_product_id')
        .innerJoin('product_info', 'product_info.id', 'registration.product_id')
        .innerJoin('product_serial', 'product_serial.id', 'gear_passport.serial_id')
        .select(['gear_passport.serial_id as id', 'gear_passport.created_at', 'public_code', 'level'])
        .select(['shutter_count', 'product_info.name', 'serial_end', 'member_id', 'lost_at'])
        .select([
          sql<number>`(select count(*) from gear_proof
            where user_product_id = gear_passport.user_product_id)`.as('proofs'),
          sql<number>`(select count(*) from gear_event event
            where event.serial_id = gear_passport.serial_id and event.kind = 3)`.as('services'),
        ])
        .where('registration.state', 'in', [1, 2])
        .where(shown)
        .where(isOnly(sql.ref('gear_passport.serial_id'), { only }))
        .where(
          after === null
            ? sql<SqlBool>`true`
            : sql<SqlBool>`(gear_passport.created_at, gear_passport.serial_id) < (${new Date(after[0])}, ${after[1]}::uuid)`,
        )
        .orderBy('gear_passport.created_at', 'desc')
        .orderBy('gear_passport.serial_id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),
    count: () =>
      countUpToCap(
        ctx.db,
        sql`from gear_passport join user_product registration on registration.id = gear_passport.user_product_id
          where registration.state in (1, 2) and ${shown}`,
      ),
    keyOf: timeKeyOf,
  })
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  const items = rows.map((row): StaffPassportItem => ({
    id: row.id,
    code: row.public_code,
    productName: row.name,
    serialEnd: row.serial_end,
    level: row.level,
    isLost: row.lost_at !== null,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    shutterCount: row.shutter_count,
    proofCount: row.proofs,
    serviceCount: row.services,
    createTime: timeTextOf(row.created_at),
  }))
  return { ...page, items }
}

export const passportListExport = defineExport(
  StaffPassport.Export,
  passportListSheet,
  async function* (ctx, { keyword, level: only, lost }) {
    const all = walkPages((page) => listPassports(ctx, { ...page, keyword, level: only, lost }))
    for await (const { level, ...passport } of all) yield { ...passport, level: levelText(level) }
  },
)

/** By the code of the page, the whole number of a product, or a member. */
async function matching(ctx: StaffCtx, keyword: string) {
  if (keyword === '') return sql<SqlBool>`true`
  const serialIds = await findSerialIds(ctx.app.env, ctx.db, normaliseSerial(keyword))
  const memberId = await findMemberId(ctx.db, keyword)
  return sql<SqlBool>`(gear_passport.public_code = ${keyword.toUpperCase()}
    or gear_passport.serial_id = any(${serialIds}::uuid[])
    or registration.member_id = ${memberId}::uuid)`
}
