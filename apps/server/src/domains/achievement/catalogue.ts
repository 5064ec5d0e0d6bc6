import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { MeasureArgs } from './medal-measure.ts'

/** A medal with the goals of today. */
export interface Medal {
  id: string
  group: number
  name: string
  conditionText: string
  measure: string
  args: MeasureArgs
  hidden: boolean
  tiers: readonly { tier: number; goal: number }[]
}

/** A frame and the rule that grants it today. */
export interface Frame {
  id: string
  name: string
  source: string
  conditionText: string
  measure: string | null
  args: MeasureArgs
  goal: number | null
  validDays: number | null
}

/** All medals, in the order in which they are shown. */
export function loadMedals(db: Queryable, now: Date): Promise<Medal[]> {
  return medalsOn(db, { today: dayOf(now) })
}

const medalsOn = preparedQuery<{ today: string }, Medal>('medal.all', (db, param) => {
  const query = sql<Medal>`
    select id, group_no as "group", name, condition_text as "conditionText", measure, args, hidden,
      (select coalesce(json_agg(json_build_object('tier', tier, 'goal', goal) order by tier), '[]')
        from (select distinct on (tier) tier, goal from medal_tier
          where medal_id = medal.id and effective_on <= ${param('today')}::date
          order by tier, effective_on desc) as applied) as tiers
    from medal
    order by group_no, sort, id`
  return { compile: () => query.compile(db) }
})

/** All frames with the rules of today. */
export function loadFrames(db: Queryable, now: Date): Promise<Frame[]> {
  return framesOn(db, { today: dayOf(now) })
}

const framesOn = preparedQuery<{ today: string }, Frame>('frame.all', (db, param) => {
  const query = sql<Frame>`
    select id, name, source, condition_text as "conditionText", measure, args, rule.goal,
      rule.valid_days as "validDays"
    from profile_frame left join lateral (select goal, valid_days from frame_rule
      where frame_id = profile_frame.id and effective_on <= ${param('today')}::date
      order by effective_on desc limit 1) as rule on true
    order by sort, id`
  return { compile: () => query.compile(db) }
})
