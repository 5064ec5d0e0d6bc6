import type { GrowthRule } from '@guangquan/contract'
import { taskGroups, taskOfRule, tasks, type ExpRule } from '@guangquan/contract/growth/growth.words'

/** How often something counts that has no limit of a period: once for each thing. */
const once: Partial<Record<string, string>> = {
  visit: '每天一次',
  run7: '每满 7 天一次',
  run30: '每满 30 天一次',
  pick: '每个作品一次',
  essence: '每个作品一次',
  entry: '每个影赛 3 次',
  prize1: '每个奖项一次',
  prize2: '每个奖项一次',
  prize3: '每个奖项一次',
  prizeMore: '每个奖项一次',
  finalist: '每件作品一次',
  questionnaire: '每份问卷一次',
  study: '每答满 20 次一次',
  invited: '一次',
  report: '每个对象一次',
  club: '一次',
  productCamera: '每个编号一次',
  productLens: '每个编号一次',
  productAccessory: '每个编号一次',
  breach: '每个作品一次',
} satisfies Partial<Record<ExpRule, string>>

function onceOf(rule: string): string {
  const task = taskOfRule(rule)
  if (task === null) return once[rule] ?? ''
  return tasks[task].group === taskGroups.daily ? '每天一次' : '一次'
}

/** How often an act or a task counts, in words, and whether it is exempt from the cap of a day. */
export function limitOf({ rule, cap, capPeriod, capPerPost, inDayCap }: GrowthRule): string {
  const period = capPeriod === 'month' ? '每月' : '每天'
  const limits = [
    cap === null ? onceOf(rule) : `${period} ${cap} 次`,
    capPerPost === null ? '' : `每个作品 ${capPerPost} 次`,
    inDayCap || rule === 'breach' ? '' : '不占每天上限',
  ].filter((text) => text !== '')
  return limits.length === 0 ? '不限次数' : limits.join('，')
}
