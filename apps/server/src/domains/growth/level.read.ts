import { taskOfRule, type LevelCard, type MethodOutput, type UserLevel } from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { loadExp } from '../standing/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { closedTasks } from './closed-tasks.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { shortUntil } from './settle-level.ts'

/** A member's level; experience only for themselves. @throws ContentNotFound */
export async function getLevel(
  ctx: MemberCtx,
  { userId }: { userId?: string | undefined },
): Promise<LevelCard> {
  const id = userId ?? ctx.viewer.id
  const brief = (await loadUserBriefs(ctx, [id])).get(id)
  if (brief === undefined) fail('ContentNotFound')
  const { nickName, level } = brief
  if (id !== ctx.viewer.id) return { userId: id, nickName, level, own: null }
  const [[member], rules, [growth]] = await Promise.all([
    loadExp(ctx.db, [id]),
    loadGrowthRules(ctx.db),
    growthOf(ctx.db, { id }),
  ])
  if (member === undefined) fail('ContentNotFound')
  const shortSince = growth?.short_since ?? null
  return {
    userId: id,
    nickName,
    level,
    own: {
      exp: member.exp,
      thresholds: [...rules.scaleOn(dayOf(ctx.now)).thresholds],
      unlockLevel: member.unlockLevel ?? level,
      shortUntil: shortSince === null ? null : timeTextOf(shortUntil(shortSince)),
    },
  }
}

const growthOf = preparedQuery<{ id: string }, { short_since: Date | null }>('growth.ofMember', (db, param) =>
  db
    .selectFrom('growth_member')
    .select('short_since')
    .where('member_id', '=', sql<string>`${param('id')}::uuid`),
)

/** The numbers that apply today, without those of closed tasks. */
export async function getRules(ctx: MemberCtx): Promise<MethodOutput<typeof UserLevel.GetRules>> {
  const [rules, closed] = await Promise.all([loadGrowthRules(ctx.db), closedTasks(ctx)])
  const today = dayOf(ctx.now)
  const isOffered = ({ rule }: { rule: string }) => {
    const task = taskOfRule(rule)
    return task === null || !closed.has(task)
  }
  const { thresholds, dayCap, coinDayCap, makeUpPrice } = rules.scaleOn(today)
  const named = rules
    .allOn(today)
    .filter(isOffered)
    .map(({ effectiveOn: _day, ...rule }) => rule)
  return { thresholds: [...thresholds], dayCap, coinDayCap, makeUpPrice, rules: named }
}
