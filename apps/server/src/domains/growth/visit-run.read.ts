import type { VisitRun } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { loadGrowthRules, type GrowthRules } from './growth-rules.ts'
import { runsOf } from './visits.ts'

const dayMs = 24 * 3600_000
const shownDays = 30

const dayAgo = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * dayMs))

/** The facts from which a member's run of days follows. */
interface Visits {
  joinedAt: Date
  /** Those of the last 30 days. */
  visited: readonly string[]
  /** Days of the run that reaches today or yesterday. */
  days: number
  /** Whether the make-up card of this month is used. */
  isCardUsed: boolean
  /** Make-up cards that the member has. */
  cards: number
}

/** The last 30 days of a member, and the days that the month's make-up card can fill. */
export async function loadVisitRun(db: Queryable, memberId: string, now: Date): Promise<VisitRun> {
  const [visits, rules] = await Promise.all([loadVisits(db, memberId, now), loadGrowthRules(db)])
  return runOf(visits, rules, now)
}

export async function loadVisits(db: Queryable, memberId: string, now: Date): Promise<Visits> {
  const today = dayOf(now)
  const [visits] = await visitsOf(db, {
    memberId,
    today,
    yesterday: dayAgo(now, 1),
    shownFrom: dayAgo(now, shownDays - 1),
    month: `${today.slice(0, 7)}-01`,
  })
  if (visits === undefined) throw new Error('the member does not exist')
  return visits
}

export function runOf(visits: Visits, rules: GrowthRules, now: Date): VisitRun {
  const { joinedAt, days, isCardUsed, cards } = visits
  const shown = Array.from({ length: shownDays }, (_, index) => dayAgo(now, shownDays - 1 - index))
  const visited = new Set(visits.visited)
  const [today, joined] = [dayOf(now), dayOf(joinedAt)]
  const mayFill = (day: string) => day >= joined && day < today && !visited.has(day)
  return {
    days,
    visited: shown.filter((day) => visited.has(day)),
    fillable: isCardUsed ? [] : shown.filter(mayFill),
    cards,
    cardPrice: cards > 0 ? 0 : rules.scaleOn(today).makeUpPrice,
  }
}

interface VisitValues extends Record<string, string> {
  memberId: string
  today: string
  yesterday: string
  shownFrom: string
  /** The first day of this month. */
  month: string
}

const visitsOf = preparedQuery<VisitValues, Visits>('growth.visits', (db, param) => {
  const query = sql<Visits>`
    select member.created_at as "joinedAt",
      array(select day::text from visit_day where member_id = member.id and day >= ${param('shownFrom')}::date)
        as visited,
      coalesce((select days from (${runsOf(sql`member.id`)}) as run
        where ${param('today')}::date between first and last
          or ${param('yesterday')}::date between first and last
        order by last desc limit 1), 0) as days,
      exists (select from visit_day where member_id = member.id and made_up_on >= ${param('month')}::date)
        as "isCardUsed",
      coalesce((select make_up_cards from growth_member where member_id = member.id), 0) as cards
    from member where member.id = ${param('memberId')}::uuid`
  return { compile: () => query.compile(db) }
})
