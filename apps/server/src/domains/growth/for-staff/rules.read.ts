import {
  capPeriodNames,
  expRuleName,
  growthRuleSheet,
  levelName,
  levelScaleSheet,
  type MethodOutput,
  StaffGrowth,
  type StaffGrowthRule,
  type StaffLevelScale,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { pageOfAll } from '../../../db/page-of-all.ts'
import type { PageInput } from '../../../db/paging.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'

/** The rules that apply today and those that will. A few dozen: read as a whole. */
export async function listRules(
  ctx: StaffCtx,
  input: PageInput,
): Promise<MethodOutput<typeof StaffGrowth.GetRules>> {
  const { rows } = await sql<StaffGrowthRule>`
    select rule || '@' || effective_on as id, rule, effective_on::text as "effectiveOn", exp, coins, cap,
      cap_period as "capPeriod", cap_per_post as "capPerPost", goal, in_day_cap as "inDayCap", version,
      effective_on <= ${dayOf(ctx.now)}::date as "isCurrent"
    from growth_rule as one
    where effective_on >= (select max(effective_on) from growth_rule as applied
      where applied.rule = one.rule and applied.effective_on <= ${dayOf(ctx.now)}::date)
    order by (rule || '@' || effective_on) collate "C"`.execute(ctx.db)
  return pageOfAll(input, rows)
}

export const growthRuleExport = defineExport(StaffGrowth.ExportRules, growthRuleSheet, async function* (ctx) {
  for await (const { rule, goal, capPeriod, ...row } of walkPages((page) => listRules(ctx, page)))
    yield {
      ...row,
      name: expRuleName(rule, goal),
      capPeriod: capPeriod === null ? '' : capPeriodNames[capPeriod],
    }
})

/** The thresholds that apply today and those that will. */
export async function listScales(
  ctx: StaffCtx,
  input: PageInput,
): Promise<MethodOutput<typeof StaffGrowth.GetScales>> {
  const { rows } = await sql<StaffLevelScale>`
    select effective_on::text as id, effective_on::text as "effectiveOn", thresholds, day_cap as "dayCap",
      coin_day_cap as "coinDayCap", make_up_price as "makeUpPrice", version,
      effective_on <= ${dayOf(ctx.now)}::date as "isCurrent"
    from level_scale
    where effective_on >= (select max(effective_on) from level_scale
      where effective_on <= ${dayOf(ctx.now)}::date)
    order by effective_on`.execute(ctx.db)
  return pageOfAll(input, rows)
}

export const levelScaleExport = defineExport(
  StaffGrowth.ExportScales,
  levelScaleSheet,
  async function* (ctx) {
    for await (const { thresholds, ...scale } of walkPages((page) => listScales(ctx, page)))
      for (const [index, threshold] of thresholds.entries())
        yield { ...scale, level: `Lv.${index + 1} ${levelName(index + 1)}`, threshold }
  },
)
