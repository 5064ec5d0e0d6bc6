import type { RuledSource } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'

/** The open rule of a source; for levels one rule each. */
export async function findGiftRules(
  db: Queryable,
  source: RuledSource,
): Promise<(Omit<RuleRow, 'level'> & { level: number })[]> {
  const rows = await openRules(db, { source })
  return rows.map((row) => ({ ...row, level: row.level ?? 0 }))
}

interface RuleRow {
  level: number | null
  giftId: string
  title: string
  isYearly: boolean
  /** A frame that comes with the gift, and for how many days; null without one. */
  frameId: string | null
  frameDays: number | null
}

const openRules = preparedQuery<{ source: RuledSource }, RuleRow>('present.rules', (db, param) =>
  db
    .selectFrom('gift_rule')
    .innerJoin('gift', 'gift.id', 'gift_id')
    .where('gift_rule.source', '=', sql<number>`${param('source')}`)
    .where('gift_rule.is_open', '=', sql.lit(true))
    .where('gift.is_open', '=', sql.lit(true))
    .select(['gift_rule.level', 'gift_id as giftId', 'gift.title', 'is_yearly as isYearly'])
    .select(['frame_id as frameId', 'frame_days as frameDays'])
    .orderBy('gift_rule.level'),
)
