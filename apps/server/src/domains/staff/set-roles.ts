import type { StaffRole } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { lockAccount, requireOtherSuperAdmin } from './account.store.ts'
import { endStaffSessions } from './staff-session.store.ts'

/**
 * Changes the roles of an account; its sessions end, so that no page continues with the old ones.
 * @throws ContentNotFound, ChangedMeanwhile, LastSuperAdmin
 */
export async function setStaffRoles(
  ctx: StaffCtx,
  { id, roles, version, reason }: { id: string; roles: StaffRole[]; version: number; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, { id, version })
    if (!roles.includes('superAdmin')) await requireOtherSuperAdmin(tx, id)
    await tx
      .updateTable('staff_account')
      .set({ roles, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await endStaffSessions(tx, ctx.now, { staffId: id })
    await auditAct(ctx, tx, {
      act: 'staff.rolesSet',
      targetKind: 'staff',
      targetId: id,
      reason,
      before: { roles: account.roles },
      after: { roles },
    })
  })
}
