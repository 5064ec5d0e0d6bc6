import {
  consoleLabel,
  invitationSheet,
  StaffInvitation,
  staffRole,
  type MethodOutput,
  type MethodParsed,
} from '@guangquan/contract'
import { roleNames } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { MAX as maxUuid } from 'uuid'
import * as z from 'zod'
import type { Ctx, StaffCtx } from '../../context.ts'
import { countUpToCap, keysetPage, isOnly } from '../../db/paging.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { siteSettings } from '../site/index.ts'
import { findInvitation } from './invitation.store.ts'
import { openTotp } from './second-factor.ts'
import { totpUri } from './totp.ts'

/**
 * An invitation as shown to the invited person.
 * @throws InvitationInvalid
 */
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

/** A page of open invitations, newest first. totalCount: capped. */
export async function listInvitations(ctx: StaffCtx, input: MethodParsed<typeof StaffInvitation.GetList>) {
  const open = ctx.db
    .selectFrom('staff_invitation')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', ctx.now)
  const { rows, ...page } = await keysetPage(input, z.uuid(), {
    read: ({ after, limit, skip, only = null }) =>
      open
        .where(isOnly(sql.ref('staff_invitation.id'), { only }))
        .leftJoin('staff_account', 'staff_account.id', 'staff_invitation.staff_id')
        .where('staff_invitation.id', '<', after ?? maxUuid)
        .select([
          'staff_invitation.id',
          'staff_invitation.roles',
          'invited_by',
          'staff_account.name',
          'staff_invitation.created_at',
          'expires_at',
        ])
        .orderBy('staff_invitation.id', 'desc')
        .limit(limit)
        .offset(skip)
        .execute(),
    count: () =>
      countUpToCap(ctx.db, sql`from staff_invitation where ended_at is null and expires_at > ${ctx.now}`),
    keyOf: ({ id }) => id,
  })
  const items = rows.map((row) => ({
    id: row.id,
    roles: staffRole.array().parse(row.roles),
    invitedBy: row.invited_by,
    forName: row.name,
    createTime: timeTextOf(row.created_at),
    expireTime: timeTextOf(row.expires_at),
  }))
  return { ...page, items }
}

export const invitationExport = defineExport(StaffInvitation.Export, invitationSheet, async function* (ctx) {
  for await (const invitation of walkPages((page) => listInvitations(ctx, page)))
    yield { ...invitation, roles: invitation.roles.map((role) => roleNames[role]) }
})
