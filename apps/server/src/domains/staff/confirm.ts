import type { StaffSelf } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import type { CommittedResponse, OnceCtx } from '../../http/calls/once-ctx.ts'
import { permitSessionTry } from './permit-try.ts'
import { consumeSecondFactor } from './second-factor.ts'
import { loadSelf } from './self.view.ts'

/**
 * Proves with a code that the right person is at the console: calls that require it are open for five minutes.
 * @throws StaffSignInWrong, StaffLocked
 */
export async function confirmStaff(
  ctx: OnceCtx<StaffSelf, StaffCtx>,
  { code }: { code: string },
): Promise<CommittedResponse> {
  const { staff, now, db } = ctx
  const tried = await permitSessionTry(ctx)
  const account = await db
    .selectFrom('staff_account')
    .select(['id', 'totp_cipher'])
    .where('id', '=', staff.id)
    .executeTakeFirstOrThrow()
  if (!(await consumeSecondFactor(ctx, { staff: account, code }))) {
    await tried.failTry()
    fail('StaffSignInWrong')
  }
  await tried.succeed()
  return ctx.once(async (tx) => {
    await tx
      .updateTable('staff_session')
      .set({ confirmed_at: now })
      .where('id', '=', staff.sessionId)
      .execute()
    await auditAct(ctx, tx, { act: 'staff.confirmed', targetKind: 'staff', targetId: staff.id })
    return loadSelf(tx, { ...staff, confirmedAt: now.getTime() })
  })
}
