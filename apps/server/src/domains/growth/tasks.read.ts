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
import { taskCoins } from '@guangquan/rules/level'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { loadExp } from '../member/index.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { loadProgress } from './task-progress.read.ts'
import { loadVisitRun } from './visit-run.read.ts'

/** What a claim of a task is for: a daily one counts once a day. */
export const sourceOfTask = (key: TaskKey, day: string): string =>
  tasks[key].group === taskGroups.daily ? day : 'once'

/** The tasks in their order, with the member's progress. A task without a rule today is not shown. */
export async function listTasks(db: Queryable, memberId: string, now: Date): Promise<TaskItem[]> {
  const day = dayOf(now)
  const [rules, [member], progress, lines] = await Promise.all([
    loadGrowthRules(db),
    loadExp(db, [memberId]),
    loadProgress(db, memberId, now),
    db
      .selectFrom('exp_line')
      .where('member_id', '=', memberId)
      .where('rule', 'like', 'task.%')
      .where('source', 'in', ['once', day])
      .select(['rule', 'source'])
      .execute(),
  ])
  const claimed = new Set(lines.map(({ rule, source }) => `${rule} ${source}`))
  return taskKey.options.flatMap((key): TaskItem[] => {
    const rule = rules.ruleOn(taskRule(key), day)
    if (rule === undefined || (rule.exp <= 0 && rule.coins === 0)) return []
    const goal = rule.goal ?? 1
    const done = Math.min(goal, progress[key])
    const isClaimed = claimed.has(`${rule.rule} ${sourceOfTask(key, day)}`)
    const state = isClaimed ? taskStates.claimed : done >= goal ? taskStates.done : taskStates.open
    const coins = taskCoins(rule.coins, member?.unlockLevel ?? member?.level ?? 1)
    const { group } = tasks[key]
    return [{ key, group, goal, progress: isClaimed ? goal : done, exp: rule.exp, coins, state }]
  })
}

/** The caller's tasks and run of days. */
export async function getTasks(ctx: MemberCtx): Promise<MethodOutput<typeof UserLevel.GetTasks>> {
  const [list, run] = await Promise.all([
    listTasks(ctx.db, ctx.viewer.id, ctx.now),
    loadVisitRun(ctx.db, ctx.viewer.id, ctx.now),
  ])
  return { tasks: list, run }
}
