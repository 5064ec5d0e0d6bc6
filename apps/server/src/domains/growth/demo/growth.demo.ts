import { makeUpCardName, taskGroups, taskRule, taskStates, type TaskKey } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, joinedAt, type DemoPerson } from '../../../demo/people.ts'
import type { DemoPlan } from '../../../demo/plan.ts'
import { makeRandom } from '../../../demo/random.ts'
import { usesIn } from '../../../demo/uses.ts'
import { writeHistory } from '../../coin/index.ts'
import { countEarnings } from '../count-earnings.ts'
import type { Earning, NewLine } from '../earning.ts'
import { lockGrowth, type PayLines } from '../exp-line.store.ts'
import { loadGrowthRules } from '../growth-rules.ts'
import { causeOf } from '../move-coins-of.ts'
import { findAllEarnings } from '../find-earnings.ts'
import { listTasks } from '../tasks.read.ts'

const dayMs = 24 * 3600_000
/** A coin for each earlier visit would be most of the ledger, and of the time to load it. */
const paidVisitDays = 30

/**
 * Experience and coins by the rules: for posts, comments, reactions, visits and claimed tasks; and make-up cards used
 * on missed days.
 */
export const growthDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    const usesToday = findUsesToday(plan)
    for (const person of demoPeople) {
      const days = daysOf(person, plan.now, usesToday).map(({ day, madeUpAt }) => ({
        member_id: person.id,
        day,
        made_up_on: madeUpAt === null ? null : dayOf(madeUpAt),
      }))
      await insertRows(tx, 'visit_day', days)
    }
  },
  deriveRows: async ({ plan }, tx) => {
    const { now } = plan
    const usesToday = findUsesToday(plan)
    for (const person of demoPeople) {
      const visits = daysOf(person, now, usesToday)
      const earnings = visits.flatMap((visit) => earnedBy(person.id, visit))
      earnings.push(...(await findAllEarnings(tx, person.id)))
      const paidFrom = now.getTime() - paidVisitDays * dayMs
      const isUnpaid = ({ rule, at }: Earning) => rule === 'visit' && at.getTime() < paidFrom
      await countEarnings(tx, earnings.filter(isUnpaid), { now, quietly: true })
      const lines: NewLine[] = []
      // Coins are written in the order of time, so those of all lines together.
      const pay: PayLines = (_tx, paid) => {
        lines.push(...paid)
        return Promise.resolve([...paid])
      }
      const paid = earnings.filter((earning) => !isUnpaid(earning))
      await countEarnings(tx, paid, { now, quietly: true, pay })
      // What was counted finishes some tasks.
      await countEarnings(tx, await claimsOf(tx, { person, now, earnings }), { now, quietly: true, pay })
      await payThen(tx, { memberId: person.id, visits, lines, now })
      await lockGrowth(tx, [person.id])
      await tx
        .updateTable('growth_member')
        .set({ backfilled_at: now })
        .where('member_id', '=', person.id)
        .execute()
    }
  },
}

interface Payment {
  memberId: string
  visits: readonly Visit[]
  lines: readonly NewLine[]
  now: Date
}

/** Pays lines at the time of their acts, and takes the coins of the make-up cards between them. */
async function payThen(tx: Tx, { memberId, visits, lines, now }: Payment): Promise<void> {
  const rules = await loadGrowthRules(tx)
  const earned = lines
    .filter(({ coins }) => coins > 0)
    .map((line) => ({ ...causeOf(line, rules), at: line.at, amount: line.coins }))
  const madeUp = visits.flatMap(({ day, madeUpAt: at }) => {
    const cause = { bizType: 'growth.makeUp', bizId: day, memo: makeUpCardName }
    return at === null ? [] : [{ ...cause, at, amount: -rules.scaleOn(dayOf(at)).makeUpPrice }]
  })
  await writeHistory(tx, now, { memberId, past: [...earned, ...madeUp] })
}

interface Claimer {
  person: DemoPerson
  now: Date
  /** What the member did. */
  earnings: readonly Earning[]
}

/** Share of a group's finished tasks whose reward the members claimed; the others wait for them. */
const claimedShares = {
  [taskGroups.newcomer]: 0.85,
  [taskGroups.daily]: 0.5,
  [taskGroups.growth]: 0.6,
} as const

/** Claims of tasks: daily ones on earlier days, others some days ago. Tasks finished today are unclaimed. */
async function claimsOf(tx: Tx, { person, now, earnings }: Claimer): Promise<Earning[]> {
  const random = makeRandom(`claims ${person.nickName}`)
  const claim = (key: TaskKey, source: string, at: Date): Earning => ({
    memberId: person.id,
    rule: taskRule(key),
    source,
    publishId: null,
    at,
  })
  const joined = joinedAt(person, now).getTime()
  const done = (await listTasks(tx, person.id, now)).filter(
    ({ group, state }) => group !== taskGroups.daily && state === taskStates.done,
  )
  const once = done
    .filter(({ group }) =>
      random.chance(claimedShares[group === taskGroups.growth ? group : taskGroups.newcomer]),
    )
    .map(({ key, group }) => {
      const daysAgo = 2 + 40 * random.next()
      const late = Math.max(joined + dayMs, now.getTime() - daysAgo * dayMs)
      return claim(key, 'once', new Date(group === taskGroups.newcomer ? joined + dayMs : late))
    })
  const rules = await loadGrowthRules(tx)
  const daily = dailyTasks.flatMap(([key, act]) => {
    const byDay = Map.groupBy(
      earnings.filter(({ rule }) => rule === act),
      ({ at }) => dayOf(at),
    )
    return [...byDay].flatMap(([day, acts]) => {
      const last = acts.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]
      const isDone = acts.length >= (rules.ruleOn(taskRule(key), day)?.goal ?? 1)
      if (last === undefined || !isDone || day === dayOf(now)) return []
      return random.chance(claimedShares[taskGroups.daily]) ? [claim(key, day, last.at)] : []
    })
  })
  return [...once, ...daily]
}

/** Daily tasks, and the rule of the acts that finish them. */
const dailyTasks = [
  ['dayPhoto', 'photo'],
  ['dayComment', 'comment'],
] as const

interface Visit {
  day: string
  at: Date
  /** Days in a row up to this one. */
  run: number
  /** When a make-up card filled it; null for a day on which they came. */
  madeUpAt: Date | null
}

/** The days on which a member visited: members who publish visit on more days, and fill a missed one now and then. */
function daysOf(person: DemoPerson, now: Date, usesToday: ReadonlyMap<string, Date>): Visit[] {
  const random = makeRandom(`visits ${person.nickName}`)
  const cards = makeRandom(`cards ${person.nickName}`)
  const share = (person.topics.length > 0 ? 0.62 : 0.2) + 0.36 * random.next()
  const [joined, end] = [joinedAt(person, now).getTime(), now.getTime()]
  // This month's card is left for people who try the demonstration.
  const lastMadeUp = end - 40 * dayMs
  const visits: Visit[] = []
  let run = 0
  let lastCard = joined + 30 * dayMs
  for (let at = joined; at < end; at += dayMs) {
    const came = random.chance(share)
    const madeUpAt = new Date(at + dayMs)
    // At least 40 days between two cards, one per month.
    const hasCard = person.topics.length > 0 && at > lastCard + 40 * dayMs && madeUpAt.getTime() < lastMadeUp
    const isMadeUp = !came && run > 2 && hasCard && cards.chance(0.4)
    if (isMadeUp) lastCard = at
    run = came || isMadeUp ? run + 1 : 0
    const visit = { day: dayOf(new Date(at)), at: new Date(at), run }
    if (run > 0) visits.push({ ...visit, madeUpAt: isMadeUp ? madeUpAt : null })
  }
  const [last, used] = [visits.at(-1), usesToday.get(person.id)]
  if (used === undefined || last?.day === dayOf(now)) return visits
  const isNext = last?.day === dayOf(new Date(end - dayMs))
  return [...visits, { day: dayOf(now), at: used, run: isNext ? last.run + 1 : 1, madeUpAt: null }]
}

/**
 * When members first used the site on the day of the installation: a day with any use counts as a visit once, and
 * members who open the site later that day would have none.
 */
function findUsesToday(plan: DemoPlan): Map<string, Date> {
  const uses = usesIn(plan).filter(({ at }) => dayOf(at) === dayOf(plan.now))
  return new Map(uses.toSorted((a, b) => b.at.getTime() - a.at.getTime()).map(({ id, at }) => [id, at]))
}

function earnedBy(memberId: string, { day, at, run, madeUpAt }: Visit): Earning[] {
  const rules = [
    ...(madeUpAt === null ? ['visit'] : []),
    ...(run % 7 === 0 ? ['run7'] : []),
    ...(run % 30 === 0 ? ['run30'] : []),
  ]
  return rules.map((rule) => ({ memberId, rule, source: day, publishId: null, at }))
}
