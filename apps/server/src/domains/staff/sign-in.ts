import type { StaffSelf } from '@guangquan/contract'
import { recordAct } from '../../audit-chain/record-act.ts'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { isPassword } from '../account/index.ts'
import { permitSignInTry } from './permit-try.ts'
import { consumeSecondFactor } from './second-factor.ts'
import { openStaffSession } from './staff-session.store.ts'
import { loadSelf } from './self.view.ts'

/**
 * Signs staff in with name, password and second factor. An unknown name, a closed account, a wrong password and a wrong
 * or used code get the same response.
 * @throws StaffSignInWrong, StaffLocked
 */
export async function signInStaff(
  ctx: Ctx,
  { name, password, code }: { name: string; password: string; code: string },
): Promise<StaffSelf> {
  const { db, now, ip, requestId } = ctx
  const tried = await permitSignInTry(ctx, name)
  const account = await db
    .selectFrom('staff_account')
    .selectAll()
    .where('name', '=', name)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  const right = await isPassword(ctx, account?.password_hash ?? null, password)
  if (!right || account === undefined || !(await consumeSecondFactor(ctx, { staff: account, code }))) {
    await tried.failTry()
    await recordFailure(ctx, name, account?.id ?? null)
    return fail('StaffSignInWrong')
  }
  await tried.succeed()
  const session = await inTransaction(ctx, async (tx) => {
    const opened = await openStaffSession(ctx, tx, account.id)
    const act = { act: 'staff.signedIn', targetKind: 'staff', targetId: account.id } as const
    await recordAct(tx, now, { ...act, actor: name, staffId: account.id, ip, requestId })
    return opened
  })
  return loadSelf(db, {
    id: account.id,
    name,
    displayName: account.display_name,
    roles: account.roles,
    endsAt: session.expiresAt.getTime(),
    confirmedAt: now.getTime(),
  })
}

/**
 * A failure with the name of an account goes to the audit log; unknown names go to the program's log, because anybody
 * can send any number of them.
 */
async function recordFailure(ctx: Ctx, name: string, staffId: string | null): Promise<void> {
  const { now, ip, requestId, log } = ctx
  const act = 'staff.signInFailed'
  if (staffId === null) {
    log.warn({ audit: act, name, outcome: 'failed' }, 'audit')
    return
  }
  await inTransaction(ctx, (tx) =>
    recordAct(tx, now, { actor: name, act, targetKind: 'staff', targetId: staffId, ip, requestId }),
  )
}
