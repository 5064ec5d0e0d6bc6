import {
  circleMemberStates,
  circleRoles,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { judgeText } from '../../../moderation/judge-text.ts'
import { createNotices } from '../../notice/index.ts'
import { lockForAct } from '../circle.policy.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { addLog } from '../circle.store.ts'
import { finishLater } from '../finish-act.ts'
import { admit, levelsOf, moveWaiting, putMembership } from './change-membership.ts'

/**
 * Accepts or refuses applications. If two admins decide at once, each decides those that still wait.
 * @throws ContentNotFound, Forbidden, CircleClosed, CircleFull, ContentRefused
 */
export async function auditMembers(
  ctx: MemberCtx,
  input: MethodParsed<typeof PhotographyGroup.MemberAudit>,
): Promise<MethodOutput<typeof PhotographyGroup.MemberAudit>> {
  const { id, pass, reason } = input
  if ((await judgeText(ctx, [reason])) !== 'pass') fail('ContentRefused')
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const { circle } = await lockForAct(ctx, tx, { id, act: 'audit', whileEnding: !pass })
    const waiting = await tx
      .selectFrom('circle_member')
      .select(['member_id', 'status_before', 'changed_at', 'applied_at', 'reason', 'answer'])
      .where('circle_id', '=', id)
      .where('member_id', 'in', input.userIds)
      .where('status', '=', sql.lit(circleMemberStates.waiting))
      .orderBy('member_id')
      .execute()
    const levels = pass
      ? await levelsOf(
          tx,
          waiting.map((row) => row.member_id),
        )
      : new Map<string, number>()
    const done: string[] = []
    const atLimit: string[] = []
    for (const { member_id: memberId } of waiting) {
      if (!pass) {
        await putMembership(tx, now, {
          circle_id: id,
          member_id: memberId,
          role: circleRoles.none,
          status: circleMemberStates.refused,
          note: reason,
        })
        done.push(memberId)
        continue
      }
      const level = levels.get(memberId)
      const outcome = level === undefined ? 'limit' : await admit(tx, now, circle, { memberId, level })
      if (outcome === 'full') {
        if (done.length === 0) fail('CircleFull')
        break
      }
      if (outcome === 'limit') atLimit.push(memberId)
      else done.push(memberId)
    }
    const waitingCount = await moveWaiting(tx, id, -done.length)
    let logId: string | null = null
    for (const memberId of pass ? done : []) {
      await addLog(tx, now, { circleId: id, act: 'passed', actorId: viewer.id, targetId: memberId })
      await emit(tx, 'circle.joined', { circleId: id, memberId })
    }
    const target = { kind: circleTargetName, id }
    if (pass) await createNotices(tx, now, done, { kind: 'circle.passed', target })
    else if (done.length > 0) {
      const [only] = done
      const refused = waiting.filter((row) => done.includes(row.member_id))
      logId = await addLog(tx, now, {
        circleId: id,
        act: 'refused',
        actorId: viewer.id,
        ...(done.length === 1 && only !== undefined ? { targetId: only } : {}),
        note: reason,
        before: { refused },
      })
      await finishLater(tx, now, logId)
    }
    return {
      userIds: done,
      atLimit,
      logId,
      waitingCount,
      memberCount: circle.member_count + (pass ? done.length : 0),
    }
  })
}
