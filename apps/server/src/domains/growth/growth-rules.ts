import type { GrowthRule } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'

/** A rule as it applies from a certain day on. */
export interface DatedRule extends GrowthRule {
  effectiveOn: string
  inDayCap: boolean
}

export interface DatedScale {
  effectiveOn: string
  thresholds: readonly number[]
  dayCap: number
  coinDayCap: number
  makeUpPrice: number
}

/** Every number of levels and experience, with the days on which they take effect. */
export interface GrowthRules {
  /** The rule that applies on a day; undefined before its first day. */
  ruleOn: (rule: string, day: string) => DatedRule | undefined
  /** How often a task has to be done by the rule of a day; null for an act. */
  goalOf: (rule: string, day: string) => number | null
  scaleOn: (day: string) => DatedScale
  /** The rules that apply on a day. */
  allOn: (day: string) => DatedRule[]
}

/** Reads all rules: a few dozen rows. */
export async function loadGrowthRules(db: Queryable): Promise<GrowthRules> {
  const [rules, scales] = await Promise.all([allRules(db, {}), allScales(db, {})])
  const byRule = Map.groupBy(rules, ({ rule }) => rule)
  const newestOn = <T extends { effectiveOn: string }>(rows: readonly T[] | undefined, day: string) =>
    rows?.find(({ effectiveOn }) => effectiveOn <= day)
  const ruleOn = (rule: string, day: string) => newestOn(byRule.get(rule), day)
  return {
    ruleOn,
    goalOf: (rule, day) => ruleOn(rule, day)?.goal ?? null,
    scaleOn: (day) => {
      const scale = newestOn(scales, day)
      if (scale === undefined) throw new Error(`no level begins on ${day}`)
      return scale
    },
    allOn: (day) => [...byRule.values()].flatMap((rows) => newestOn(rows, day) ?? []),
  }
}

const allRules = preparedQuery<Record<string, never>, DatedRule>('growth.rules', (db) =>
  db
    .selectFrom('growth_rule')
    .select(['rule', 'exp', 'coins', 'cap', 'goal'])
    .select([
      sql<'day' | 'month' | null>`cap_period`.as('capPeriod'),
      'cap_per_post as capPerPost',
      'effective_on as effectiveOn',
      'in_day_cap as inDayCap',
    ])
    .orderBy('rule')
    .orderBy('effective_on', 'desc'),
)

const allScales = preparedQuery<Record<string, never>, DatedScale>('growth.scales', (db) =>
  db
    .selectFrom('level_scale')
    .select(['effective_on as effectiveOn', 'thresholds', 'day_cap as dayCap'])
    .select(['coin_day_cap as coinDayCap', 'make_up_price as makeUpPrice'])
    .orderBy('effective_on', 'desc'),
)
