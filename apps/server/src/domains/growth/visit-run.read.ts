import type { VisitRun } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { findRun } from './visits.ts'

const dayMs = 24 * 3600_000
const shownDays = 30

/** The last 30 days of a member, and which of them the month's make-up card may fill. */
export async function loadVisitRun(db: Queryable, memberId: string, now: Date): Promise<VisitRun> {
  const days = Array.from({ length: shownDays }, (_, ago) =>
    dayOf(new Date(now.getTime() - (shownDays - 1 - ago) * dayMs)),
  )
  const [today, yesterday] = [dayOf(now), dayOf(new Date(now.getTime() - dayMs))]
  const rows = await db
    .selectFrom('visit_day')
    .where('member_id', '=', memberId)
    .where('day', '>=', days[0] ?? today)
    .select('day')
    .execute()
  const visited = new Set(rows.map(({ day }) => day))
  const run = (await findRun(db, memberId, today)) ?? (await findRun(db, memberId, yesterday))
  const joined = await db
    .selectFrom('member')
    .select('created_at')
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  const cards = await loadCards(db, memberId)
  const mayFill = (day: string) => day >= dayOf(joined.created_at) && day < today && !visited.has(day)
  return {
    days: run?.days ?? 0,
    visited: days.filter((day) => visited.has(day)),
    fillable: (await isCardUsed(db, memberId, now)) ? [] : days.filter(mayFill),
    cards,
    cardPrice: cards > 0 ? 0 : (await loadGrowthRules(db)).scaleOn(today).makeUpPrice,
  }
}

/** Make-up cards that a member has. */
async function loadCards(db: Queryable, memberId: string): Promise<number> {
  const row = await db
    .selectFrom('growth_member')
    .where('member_id', '=', memberId)
    .select('make_up_cards')
    .executeTakeFirst()
  return row?.make_up_cards ?? 0
}

/** Whether a member has used the make-up card of this month. */
export async function isCardUsed(db: Queryable, memberId: string, now: Date): Promise<boolean> {
  const used = await db
    .selectFrom('visit_day')
    .where('member_id', '=', memberId)
    .where('made_up_on', '>=', `${dayOf(now).slice(0, 7)}-01`)
    .select('day')
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}
