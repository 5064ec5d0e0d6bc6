import type { RuledSource } from '@guangquan/contract'
import type { Queryable } from '../../db/client.ts'

/** What the open rule of a source gives; for levels one rule each. */
export async function findGiftRules(
  db: Queryable,
  source: RuledSource,
): Promise<{ level: number; giftId: string; title: string; isYearly: boolean }[]> {
  const rows = await db
    .selectFrom('gift_rule')
    .innerJoin('gift', 'gift.id', 'gift_id')
    .where('gift_rule.source', '=', source)
    .where('gift_rule.is_open', '=', true)
    .where('gift.is_open', '=', true)
    .select(['gift_rule.level', 'gift_id as giftId', 'gift.title', 'is_yearly as isYearly'])
    .orderBy('gift_rule.level')
    .execute()
  return rows.map((row) => ({ ...row, level: row.level ?? 0 }))
}
