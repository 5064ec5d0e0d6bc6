import type { MethodOutput, StaffInvitation, StaffRole } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { endInvitation, insertInvitation } from './invitation.store.ts'

type Made = MethodOutput<typeof StaffInvitation.Create>

/** Invites a person to become staff. */
export async function invite(
  ctx: StaffCtx,
  { roles, reason }: { roles: StaffRole[]; reason: string },
): Promise<Made> {
  return inTransaction(ctx, async (tx) => {
    const { staff, now, app } = ctx
    const made = await insertInvitation(tx, app.env, { roles, invitedBy: staff.name, now })
    await auditAct(ctx, tx, {
      act: 'invitation.created',
      targetKind: 'invitation',
      targetId: made.id,
      reason,
      after: { roles },
    })
    return { id: made.id, token: made.token, expireTime: timeTextOf(made.expiresAt) }
  })
}

/** Lets an account choose a new password and authenticator. @throws ContentNotFound, for a closed account too */
export async function inviteAgain(
  ctx: StaffCtx,
  { staffId, reason }: { staffId: string; reason: string },
): Promise<Made> {
  return inTransaction(ctx, async (tx) => {
    const { staff, now, app } = ctx
    const account = await tx
      .selectFrom('staff_account')
      .select('roles')
      .where('id', '=', staffId)
      .where('closed_at', 'is', null)
      .executeTakeFirst()
    if (account === undefined) fail('ContentNotFound')
    const { roles } = account
    const made = await insertInvitation(tx, app.env, { staffId, roles, invitedBy: staff.name, now })
    await auditAct(ctx, tx, {
      act: 'invitation.createdForAccount',
      targetKind: 'staff',
      targetId: staffId,
      reason,
      after: { roles },
    })
    return { id: made.id, token: made.token, expireTime: timeTextOf(made.expiresAt) }
  })
}

/** @throws ContentNotFound for one that was accepted or revoked */
export async function revokeInvitation(ctx: StaffCtx, { id }: { id: string }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    if (!(await endInvitation(tx, id, ctx.now))) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'invitation.revoked',
      targetKind: 'invitation',
      targetId: id,
      before: { open: true },
      after: { open: false },
    })
  })
}
