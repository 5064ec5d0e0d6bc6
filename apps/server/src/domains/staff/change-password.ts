import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { hashPassword, isPassword, refuseUnfitPassword } from '../account/index.ts'
import { permitSessionTry } from './permit-try.ts'
import { endStaffSessions } from './staff-session.store.ts'

/**
 * Changes the caller's own password and ends their other sessions.
 * @throws StaffSignInWrong, StaffLocked, PasswordRefused, PasswordTelling
 */
export async function changeStaffPassword(
  ctx: OnceCtx<null, StaffCtx>,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<CommittedResponse> {
  const { staff, now, db } = ctx
  await refuseUnfitPassword(ctx, newPassword, { nickName: staff.name })
  const tried = await permitSessionTry(ctx)
  const { password_hash } = await db
    .selectFrom('staff_account')
    .select('password_hash')
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(ctx, password_hash, password))) {
    await tried.failTry()
    fail('StaffSignInWrong')
  }
  await tried.succeed()
  const made = await hashPassword(ctx.app.env, newPassword)
  return ctx.once(async (tx) => {
    await tx.updateTable('staff_account').set({ password_hash: made }).where('id', '=', staff.id).execute()
    await endStaffSessions(tx, now, { staffId: staff.id, except: staff.sessionId })
    await auditAct(ctx, tx, { act: 'staff.passwordChanged', targetKind: 'staff', targetId: staff.id })
    return null
  })
}
