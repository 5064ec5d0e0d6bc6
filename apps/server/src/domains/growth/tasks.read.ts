import {
  taskGroups,
  taskKey,
  taskRule,
  tasks,
  taskStates,
  type MethodOutput,
  type TaskItem,
  type TaskKey,
  type UserLevel,
} from '@guangquan/contract'
import { taskCoins } from '@guangquan/rules/growth/level'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { closedTasks } from './closed-tasks.ts'
import { loadGrowthRules, type GrowthRules } from './growth-rules.ts'
import { loadTaskRow, type TaskRow } from './task-row.read.ts'
import { loadVisits, runOf } from './visit-run.read.ts'

/** The source of a task's claim: a daily one counts once a day. */
export const sourceOfTask = (key: TaskKey, day: string): string =>
  tasks[key].group === taskGroups.daily ? day : 'once'

/** The tasks in their order, with the member's progress. A task without a rule today is not shown. */
export async function listTasks(db: Queryable, memberId: string, now: Date): Promise<TaskItem[]> {
  const [row, rules] = await Promise.all([loadTaskRow(db, memberId, now), loadGrowthRules(db)])
  return tasksOf(row, rules, dayOf(now))
}

/** How many tasks of a member wait to be claimed. */
export async function countClaimable(db: Queryable, memberId: string, now: Date): Promise<number> {
  return (await listTasks(db, memberId, now)).filter(({ state }) => state === taskStates.done).length
}

function tasksOf(row: TaskRow, rules: GrowthRules, day: string): TaskItem[] {
  const claimed = new Set(row.claimed)
  return taskKey.options.flatMap((key): TaskItem[] => {
    const rule = rules.ruleOn(taskRule(key), day)
    if (rule === undefined || (rule.exp <= 0 && rule.coins === 0)) return []
    const goal = rule.goal ?? 1
    const done = Math.min(goal, row[key])
    const isClaimed = claimed.has(`${rule.rule} ${sourceOfTask(key, day)}`)
    const state = isClaimed ? taskStates.claimed : done >= goal ? taskStates.done : taskStates.open
    const coins = taskCoins(rule.coins, row.level)
    const { group } = tasks[key]
    return [{ key, group, goal, progress: isClaimed ? goal : done, exp: rule.exp, coins, state }]
  })
}

/** The caller's tasks and run of days. */
export async function getTasks(ctx: MemberCtx): Promise<MethodOutput<typeof UserLevel.GetTasks>> {
  const { db, now } = ctx
  const [row, visits, rules, closed] = await Promise.all([
    loadTaskRow(db, ctx.viewer.id, now),
    loadVisits(db, ctx.viewer.id, now),
    loadGrowthRules(db),
    closedTasks(ctx),
  ])
  // A task that was finished before it was closed can still be claimed.
  const offered = ({ key, state }: TaskItem) => state !== taskStates.open || !closed.has(key)
  return { tasks: tasksOf(row, rules, dayOf(now)).filter(offered), run: runOf(visits, rules, now) }
}
