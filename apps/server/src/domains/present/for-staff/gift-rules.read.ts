import {
  giftRuleSheet,
  presentSource,
  presentSourceNames,
  StaffGiftRule,
  type StaffGiftRuleItem,
} from '@guangquan/contract'
import type { Queryable } from '../../../db/client.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'

/** Every rule, by source and level: at most a dozen. */
export async function listGiftRules({ db }: { db: Queryable }): Promise<StaffGiftRuleItem[]> {
  const rows = await ruleQuery(db).orderBy('gift_rule.source').orderBy('gift_rule.level').execute()
  return rows.map(itemOf)
}

export const giftRuleExport = defineExport(StaffGiftRule.Export, giftRuleSheet, async function* (ctx) {
  for (const rule of await listGiftRules(ctx)) yield { ...rule, source: presentSourceNames[rule.source] }
})

/** @throws ContentNotFound */
export async function getGiftRule({ db }: { db: Queryable }, id: string): Promise<StaffGiftRuleItem> {
  const row = await ruleQuery(db).where('gift_rule.id', '=', id).executeTakeFirst()
  return itemOf(row ?? fail('ContentNotFound'))
}

function ruleQuery(db: Queryable) {
  return db
    .selectFrom('gift_rule')
    .innerJoin('gift', 'gift.id', 'gift_id')
    .select(['gift_rule.id', 'gift_rule.source', 'gift_rule.level', 'gift_rule.gift_id as giftId'])
    .select(['gift.title as giftTitle', 'gift_rule.is_open as isOpen'])
    .select(['is_yearly as isYearly', 'gift_rule.version'])
}

function itemOf(row: Omit<StaffGiftRuleItem, 'source'> & { source: number }): StaffGiftRuleItem {
  return { ...row, source: presentSource.parse(row.source) }
}
