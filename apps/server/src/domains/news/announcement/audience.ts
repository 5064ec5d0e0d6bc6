import { audienceKindNames, audienceTexts, type NewsAudience } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Queryable } from '../../../db/client.ts'
import { unlockLevel } from '../../standing/index.ts'
import { areaText } from '../../site/index.ts'

// In force.
const registered = 2

/** SQL: whether the row of `member` is an active member whom an announcement notifies. */
export function isInAudience(audience: NewsAudience): RawBuilder<SqlBool> {
  return sql<SqlBool>`(member.status = 1 and ${conditionOf(audience)})`
}

function conditionOf(audience: NewsAudience): RawBuilder<SqlBool> {
  switch (audience.kind) {
    case 'all':
      return sql`true`
    case 'level':
      return sql`${unlockLevel} >= ${audience.level}`
    case 'area':
      return sql`member.area_codes[1] = ${audience.areaCode}`
    case 'product':
      return sql`exists (select from user_product where user_product.member_id = member.id
        and user_product.product_id = ${audience.productId}::uuid and user_product.state = ${sql.lit(registered)})`
    case 'circle':
      return sql`exists (select from circle_member where circle_member.member_id = member.id
        and circle_member.circle_id = ${audience.circleId}::uuid and circle_member.role > 0)`
    case 'member':
      return sql`member.id = ${audience.memberId}::uuid`
  }
}

/** How many members an announcement would notify now. */
export async function countAudience(db: Queryable, audience: NewsAudience): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from member
    where ${isInAudience(audience)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Whom an announcement notifies, in words. */
export async function audienceText(db: Queryable, audience: NewsAudience): Promise<string> {
  switch (audience.kind) {
    case 'all':
    case 'member':
      return audienceKindNames[audience.kind]
    case 'level':
      return audienceTexts.level.replace('{n}', String(audience.level))
    case 'area':
      return audienceTexts.area.replace('{area}', areaText([audience.areaCode]))
    case 'product': {
      const row = await db
        .selectFrom('product_info')
        .where('id', '=', audience.productId)
        .select('name')
        .executeTakeFirst()
      return audienceTexts.product.replace('{product}', () => row?.name ?? audienceTexts.unknownProduct)
    }
    case 'circle': {
      const row = await db
        .selectFrom('circle')
        .where('id', '=', audience.circleId)
        .select('title')
        .executeTakeFirst()
      return audienceTexts.circle.replace('{circle}', () => row?.title ?? audienceTexts.unknownCircle)
    }
  }
}
