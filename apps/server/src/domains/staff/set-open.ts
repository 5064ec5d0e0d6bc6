import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockAccount, requireOtherSuperAdmin } from './account.store.ts'
import { endStaffSessions } from './staff-session.store.ts'

/**
 * Closes an account, which ends its sessions and invitations at once, or opens it again.
 * @throws ContentNotFound, ChangedMeanwhile, LastSuperAdmin
 */
export async function setStaffOpen(
  ctx: StaffCtx,
  { id, open, version, reason }: { id: string; open: boolean; version: number; reason: string },
): Promise<void> {
  const { now } = ctx
  await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, { id, version })
    if (!open) await requireOtherSuperAdmin(tx, id)
    await tx
      .updateTable('staff_account')
      .set({ closed_at: open ? null : now, version: version + 1 })
      .where('id', '=', id)
      .execute()
    if (!open) {
      await endStaffSessions(tx, now, { staffId: id })
      await tx
        .updateTable('staff_invitation')
        .set({ ended_at: now })
        .where('staff_id', '=', id)
        .where('ended_at', 'is', null)
        .execute()
    }
    await auditAct(ctx, tx, {
      act: open ? 'staff.opened' : 'staff.closed',
      targetKind: 'staff',
      targetId: id,
      reason,
      before: { open: account.closed_at === null },
      after: { open },
    })
  })
}
