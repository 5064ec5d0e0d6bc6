import { consoleLabel, staffRole, type MethodOutput, type StaffInvitation } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx, StaffCtx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { siteSettings } from '../site/index.ts'
import { findInvitation } from './invitation.store.ts'
import { openTotp } from './second-factor.ts'
import { totpUri } from './totp.ts'

/** What an invited person sees. @throws InvitationInvalid */
export async function loadInvitation(
  ctx: Ctx,
  { token }: { token: string },
): Promise<MethodOutput<typeof StaffInvitation.Get>> {
  const invitation = (await findInvitation(ctx.db, { token, now: ctx.now })) ?? fail('InvitationInvalid')
  const totpSecret = openTotp(ctx.app.env, invitation.id, invitation.totp_cipher)
  const { brandName } = await siteSettings(ctx)
  return {
    roles: staffRole.array().parse(invitation.roles),
    invitedBy: invitation.invited_by,
    forName: invitation.name,
    totpUri: totpUri(totpSecret, { issuer: brandName, label: invitation.name ?? consoleLabel }),
    totpSecret,
  }
}

/** The invitations that nobody accepted yet, new ones first; at most 100. */
export async function listInvitations(ctx: StaffCtx): Promise<MethodOutput<typeof StaffInvitation.GetList>> {
  const rows = await ctx.db
    .selectFrom('staff_invitation')
    .leftJoin('staff_account', 'staff_account.id', 'staff_invitation.staff_id')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now)
    .select([
      'staff_invitation.id',
      'staff_invitation.roles',
      'invited_by',
      'staff_account.name',
      'staff_invitation.created_at',
      'expires_at',
    ])
    .orderBy('staff_invitation.created_at', 'desc')
    .orderBy('staff_invitation.id', 'desc')
    .limit(100)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    roles: staffRole.array().parse(row.roles),
    invitedBy: row.invited_by,
    forName: row.name,
    createTime: timeTextOf(row.created_at),
    expireTime: timeTextOf(row.expires_at),
  }))
  return { items }
}
