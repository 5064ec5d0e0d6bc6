import { circleMemberStates, circleRoles, circleTimes } from '@guangquan/contract'
import * as z from 'zod'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockPost } from '../../post/index.ts'
import { findMembership, lockCircle } from '../circle.store.ts'
import { Refused, undoToleranceMs, type LogRow } from '../finish-act.ts'
import { admit, levelsOf, moveWaiting, putMembership } from '../members/change-membership.ts'
import { putPostBack } from './run-posts.ts'

const Fold = z.object({ folded_at: z.coerce.date().nullable(), note: z.string() })
const Before = z.object({
  role: z.int(),
  status: z.int(),
  muted_until: z.coerce.date().nullable().default(null),
  quiet: z.boolean().default(false),
  joined_at: z.coerce.date().nullable().default(null),
  applied_at: z.coerce.date().nullable().default(null),
  reason: z.string().default(''),
  answer: z.string().default(''),
  note: z.string().default(''),
})

/**
 * Undoes an act of the viewer within 10 seconds.
 * @throws ContentNotFound, CircleUndoLate, NotAllowedNow if something else happened since
 */
export async function undoAct(ctx: MemberCtx, { logId }: { logId: string }): Promise<null> {
  const { viewer, now } = ctx
  await inTransaction(ctx, async (tx) => {
    const found = await tx.selectFrom('circle_log').selectAll().where('id', '=', logId).executeTakeFirst()
    if (found === undefined || found.actor_id !== viewer.id) fail('ContentNotFound')
    const post = found.publish_id === null ? undefined : await lockPost(tx, found.publish_id)
    await lockCircle(tx, found.circle_id)
    const row = await tx
      .selectFrom('circle_log')
      .selectAll()
      .where('id', '=', logId)
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined || row.undone_at !== null) fail('ContentNotFound')
    const age = now.getTime() - row.created_at.getTime()
    if (row.before === null || age > circleTimes.undoMs + undoToleranceMs) fail('CircleUndoLate')
    switch (row.act) {
      case 'refused':
        await undoRefusal(tx, now, row)
        break
      case 'removed':
      case 'blackListed':
      case 'muted':
      case 'unmuted':
        await undoMembership(tx, now, row)
        break
      case 'folded':
      case 'unfolded': {
        const { folded_at, note } = Fold.parse(row.before)
        if (row.publish_id === null) fail('NotAllowedNow')
        await tx
          .updateTable('circle_post')
          .set({ folded_at, note })
          .where('publish_id', '=', row.publish_id)
          .execute()
        break
      }
      case 'postRemoved':
        if (post === undefined) fail('NotAllowedNow')
        await putPostBack(tx, now, { id: row.circle_id, post })
        break
      default:
        fail('NotAllowedNow')
    }
    await tx.updateTable('circle_log').set({ undone_at: now, before: null }).where('id', '=', logId).execute()
  })
  return null
}

async function undoRefusal(tx: Tx, now: Date, row: LogRow): Promise<void> {
  let waiting = 0
  for (const one of Refused.parse(row.before).refused) {
    const current = await findMembership(tx, row.circle_id, one.member_id)
    if (current?.status !== circleMemberStates.refused) continue
    await putMembership(tx, now, {
      circle_id: row.circle_id,
      role: circleRoles.none,
      status: circleMemberStates.waiting,
      note: '',
      ...one,
    })
    waiting += 1
  }
  await moveWaiting(tx, row.circle_id, waiting)
}

async function undoMembership(tx: Tx, now: Date, row: LogRow): Promise<void> {
  const { role, status, ...before } = Before.parse(row.before)
  const memberId = row.target_id ?? fail('NotAllowedNow')
  const current = await findMembership(tx, row.circle_id, memberId)
  if (row.act === 'muted' || row.act === 'unmuted') {
    if (current?.status !== circleMemberStates.joined) fail('NotAllowedNow')
  } else {
    const given = row.act === 'removed' ? circleMemberStates.removed : circleMemberStates.blackListed
    const wasBlackListed = current?.status === circleMemberStates.blackListed
    if (current?.status !== given && !wasBlackListed) fail('NotAllowedNow')
    if (status === circleMemberStates.joined) {
      const level = (await levelsOf(tx, [memberId])).get(memberId) ?? fail('NotAllowedNow')
      const circle = await lockCircle(tx, row.circle_id)
      const outcome = await admit(tx, now, circle, { memberId, level: Math.max(level, 1) })
      if (outcome !== 'joined') fail('NotAllowedNow')
    } else if (status === circleMemberStates.waiting) await moveWaiting(tx, row.circle_id, 1)
  }
  await tx
    .updateTable('circle_member')
    .set({ role, status, ...before, changed_at: now })
    .where('circle_id', '=', row.circle_id)
    .where('member_id', '=', memberId)
    .execute()
}
