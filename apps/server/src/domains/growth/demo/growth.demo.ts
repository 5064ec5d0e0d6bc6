import { taskGroups, taskKey, taskRule, tasks } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, joinedAt, type DemoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { countEarnings } from '../count-earnings.ts'
import type { Earning } from '../earning.ts'
import { lockGrowth } from '../exp-line.store.ts'
import { sources } from '../sources.ts'
import { loadProgress } from '../task-progress.read.ts'

const dayMs = 24 * 3600_000

/** Experience by the rules: for what the members published, wrote and received, for visits, and for claimed tasks. */
export const growthDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    for (const person of demoPeople) {
      const days = daysOf(person, plan.now).map(({ day }) => ({ member_id: person.id, day }))
      await insertRows(tx, 'visit_day', days)
    }
  },
  deriveRows: async ({ plan: { now } }, tx) => {
    for (const person of demoPeople) {
      const earnings = daysOf(person, now).flatMap((visit) => earnedBy(person.id, visit))
      for (const source of sources) earnings.push(...(await source.findAll(tx, person.id)))
      earnings.push(...(await claimedBy(person, now)))
      await countEarnings(tx, earnings, { now, quietly: true })
      await lockGrowth(tx, [person.id])
      await tx
        .updateTable('growth_member')
        .set({ backfilled_at: now })
        .where('member_id', '=', person.id)
        .execute()
    }

    async function claimedBy(person: DemoPerson, at: Date): Promise<Earning[]> {
      const progress = await loadProgress(tx, person.id, at)
      const earlier = taskKey.options.filter(
        (key) => tasks[key].group === taskGroups.newcomer && progress[key] > 0,
      )
      return earlier.map((key) => ({
        memberId: person.id,
        rule: taskRule(key),
        source: 'once',
        publishId: null,
        at: new Date(joinedAt(person, at).getTime() + dayMs),
      }))
    }
  },
}

interface Visit {
  day: string
  at: Date
  /** Days in a row up to this one. */
  run: number
}

/** The days on which a member came: those who publish come on more of them. */
function daysOf(person: DemoPerson, now: Date): Visit[] {
  const random = makeRandom(`visits ${person.nickName}`)
  const share = (person.topics.length > 0 ? 0.62 : 0.2) + 0.36 * random.next()
  const visits: Visit[] = []
  let run = 0
  for (let at = joinedAt(person, now).getTime(); at < now.getTime(); at += dayMs) {
    run = random.chance(share) ? run + 1 : 0
    if (run > 0) visits.push({ day: dayOf(new Date(at)), at: new Date(at), run })
  }
  return visits
}

function earnedBy(memberId: string, { day, at, run }: Visit): Earning[] {
  const rules = ['visit', ...(run % 7 === 0 ? ['run7'] : []), ...(run % 30 === 0 ? ['run30'] : [])]
  return rules.map((rule) => ({ memberId, rule, source: day, publishId: null, at }))
}
