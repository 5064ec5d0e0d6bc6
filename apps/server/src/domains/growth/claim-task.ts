import { taskRule, taskStates, type TaskKey } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { loadExp } from '../standing/index.ts'
import { addLines, lockGrowth } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { listTasks, sourceOfTask } from './tasks.read.ts'

/**
 * Pays the experience and the coins of a finished task, once, and again after the reward was taken back.
 * @throws TaskUnfinished, TaskClaimed
 */
export async function claimTask(
  ctx: MemberCtx,
  { key }: { key: TaskKey },
): Promise<{ exp: number; coins: number; level: number }> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    await lockGrowth(tx, [memberId])
    const task = (await listTasks(tx, memberId, ctx.now)).find((one) => one.key === key)
    if (task?.state === taskStates.claimed) fail('TaskClaimed')
    if (task?.state !== taskStates.done) fail('TaskUnfinished')
    const day = dayOf(ctx.now)
    const line = { memberId, rule: taskRule(key), source: sourceOfTask(key, day), publishId: null }
    const rules = await loadGrowthRules(tx)
    const { exp, coins } = task
    const turn = await nextTurn(tx, line)
    await addLines(tx, [{ ...line, at: ctx.now, day, amount: exp, coins, turn }], { now: ctx.now, rules })
    const [member] = await loadExp(tx, [memberId])
    if (member === undefined) fail('TaskUnfinished')
    return { exp, coins, level: member.level }
  })
}

async function nextTurn(
  tx: Tx,
  { memberId, rule, source }: { memberId: string; rule: string; source: string },
): Promise<number> {
  const last = await tx
    .selectFrom('exp_line')
    .select('turn')
    .where('member_id', '=', memberId)
    .where('rule', '=', rule)
    .where('source', '=', source)
    .orderBy('turn', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last === undefined ? 0 : last.turn + 1
}
