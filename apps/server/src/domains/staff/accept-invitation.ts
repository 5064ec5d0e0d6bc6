import { v7 as uuid } from 'uuid'
import { fieldSentences, type MethodOutput, type StaffInvitation } from '@guangquan/contract'
import { recordAct } from '../../audit-chain/record-act.ts'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { hashPassword, refuseUnfitPassword } from '../account/index.ts'
import { endInvitation, findInvitation } from './invitation.store.ts'
import { openTotp, renewRecoveryCodes, sealTotp } from './second-factor.ts'
import { loadSelf } from './self.view.ts'
import { endStaffSessions, openStaffSession } from './staff-session.store.ts'
import { totpStep } from './totp.ts'

interface Accepted {
  token: string
  name?: string | undefined
  displayName?: string | undefined
  password: string
  code: string
}

/** Credentials that an account gets from an accepted invitation. */
interface Credentials {
  name: string
  displayName: string
  passwordHash: string
  totpSecret: string
  totpStep: number
  roles: string[]
}

/**
 * Makes the account of an invited person, or renews password and authenticator of an existing one, and signs in.
 * @throws InvitationInvalid, StaffSignInWrong for a wrong code, StaffNameTaken, PasswordRefused, PasswordTelling,
 *   BadInput for a new account without a name
 */
export async function acceptInvitation(
  ctx: Ctx,
  { token, password, code, ...given }: Accepted,
): Promise<MethodOutput<typeof StaffInvitation.Accept>> {
  const { now, ip, requestId, app } = ctx
  const invitation = (await findInvitation(ctx.db, { token, now })) ?? fail('InvitationInvalid')
  const name =
    invitation.name ?? given.name ?? fail('BadInput', { fields: { name: fieldSentences.staffName } })
  const displayName = invitation.display_name ?? given.displayName ?? name
  await refuseUnfitPassword(ctx, password, { nickName: name })
  const totpSecret = openTotp(app.env, invitation.id, invitation.totp_cipher)
  const step = totpStep(totpSecret, code, await app.sharedNow()) ?? fail('StaffSignInWrong')
  const passwordHash = await hashPassword(app.env, password)
  return inTransaction(ctx, async (tx) => {
    if (!(await endInvitation(tx, invitation.id, now))) fail('InvitationInvalid')
    const id = invitation.staff_id ?? uuid()
    const { roles } = invitation
    const credentials = { name, displayName, passwordHash, totpSecret, totpStep: step, roles }
    if (invitation.staff_id === null) await insertAccount(ctx, tx, id, credentials)
    else await renewAccount(ctx, tx, id, credentials)
    const recoveryCodes = await renewRecoveryCodes(tx, id)
    const session = await openStaffSession(ctx, tx, id)
    const account = await tx
      .selectFrom('staff_account')
      .select('roles')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const self = await loadSelf(tx, {
      id,
      name,
      displayName,
      roles: account.roles,
      endsAt: session.expiresAt.getTime(),
      confirmedAt: now.getTime(),
    })
    await recordAct(tx, now, {
      actor: name,
      staffId: id,
      act: invitation.staff_id === null ? 'staff.joined' : 'staff.renewed',
      targetKind: 'staff',
      targetId: id,
      after: { roles: account.roles },
      ip,
      requestId,
    })
    return { recoveryCodes, self }
  })
}

/** @throws StaffNameTaken */
async function insertAccount(ctx: Ctx, tx: Tx, id: string, account: Credentials): Promise<void> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('staff_account')
    .values({
      id,
      name: account.name,
      display_name: account.displayName,
      password_hash: account.passwordHash,
      totp_cipher: sealTotp(ctx.app.env, id, account.totpSecret),
      totp_step: account.totpStep,
      roles: account.roles,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) fail('StaffNameTaken')
}

// A closed account stays closed: reopening it is a separate decision.
async function renewAccount(ctx: Ctx, tx: Tx, id: string, account: Credentials): Promise<void> {
  const { numUpdatedRows } = await tx
    .updateTable('staff_account')
    .set({
      password_hash: account.passwordHash,
      totp_cipher: sealTotp(ctx.app.env, id, account.totpSecret),
      totp_step: account.totpStep,
    })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) fail('InvitationInvalid')
  await endStaffSessions(tx, ctx.now, { staffId: id })
}
