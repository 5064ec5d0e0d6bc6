import type { MethodParsed, StaffFrame, StaffMedal } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadUsed } from '../../worn/index.ts'
import { lockMember, stopUsingFrame, useMedal } from '../../member/index.ts'
import { createNotice } from '../../notice/index.ts'

/**
 * Revokes a member's medal in all tiers: it is no longer worn, and no rule grants any tier of it again.
 * @throws ContentNotFound for a member who does not have it
 */
export async function revokeMedal(
  ctx: StaffCtx,
  { id, memberId, reason }: MethodParsed<typeof StaffMedal.Revoke>,
): Promise<null> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
    const revoked = await tx
      .updateTable('medal_award')
      .set({ revoked_at: now })
      .where('member_id', '=', memberId)
      .where('medal_id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('tier')
      .execute()
    if (revoked.length === 0) fail('ContentNotFound')
    const { medal } = await loadUsed(tx, memberId)
    if (medal?.medalId === id) await useMedal(tx, memberId, null)
    const { name } = await tx
      .selectFrom('medal')
      .where('id', '=', id)
      .select('name')
      .executeTakeFirstOrThrow()
    await createNotice(tx, now, { memberId, kind: 'medal.revoked', note: name })
    await auditAct(ctx, tx, {
      act: 'medal.revoked',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: { medal: id, tiers: revoked.map(({ tier }) => String(tier)) },
      after: { medal: id, tiers: [] },
    })
    return null
  })
}

/**
 * Takes a frame from a member: it is worn no longer, and no rule grants it again.
 * @throws ContentNotFound for a member who does not have it
 */
export async function revokeFrame(
  ctx: StaffCtx,
  { id, memberId, reason }: MethodParsed<typeof StaffFrame.Revoke>,
): Promise<null> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
    const revoked = await tx
      .updateTable('member_frame')
      .set({ revoked_at: now })
      .where('member_id', '=', memberId)
      .where('frame_id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('frame_id')
      .executeTakeFirst()
    if (revoked === undefined) fail('ContentNotFound')
    await stopUsingFrame(tx, { memberId, frameId: id })
    const { name } = await tx
      .selectFrom('profile_frame')
      .where('id', '=', id)
      .select('name')
      .executeTakeFirstOrThrow()
    await createNotice(tx, now, { memberId, kind: 'frame.revoked', note: name })
    await auditAct(ctx, tx, {
      act: 'frame.revoked',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: { frame: id },
      after: { frame: null },
    })
    return null
  })
}
