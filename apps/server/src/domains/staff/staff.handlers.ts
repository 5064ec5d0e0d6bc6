import type {
  StaffAccount,
  StaffAudit,
  StaffDashboard,
  StaffInvitation,
  StaffSearch,
  StaffSession,
} from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { beginExport } from '../../export/list-export.ts'
import { fail } from '../../fail.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { acceptInvitation } from './accept-invitation.ts'
import { listAccounts, loadAccount, staffExport } from './accounts.read.ts'
import { auditExport, listActs } from './audit.read.ts'
import { changeStaffPassword } from './change-password.ts'
import { confirmStaff } from './confirm.ts'
import { findAnything } from './find-anything.read.ts'
import { invitationExport, listInvitations, loadInvitation } from './invitations.read.ts'
import { daysOf, figureExport, loadFigures } from './dashboard.read.ts'
import { invite, inviteAgain, revokeInvitation } from './invite.ts'
import { renewRecoveryCodes } from './second-factor.ts'
import { loadSelf } from './self.view.ts'
import { loadStaffSessions } from './sessions.view.ts'
import { setStaffOpen } from './set-open.ts'
import { setStaffShop } from './set-shop.ts'
import { setStaffRoles } from './set-roles.ts'
import { signInStaff } from './sign-in.ts'
import { clearStaffCookie } from './staff-cookie.ts'
import { endStaffSessions } from './staff-session.store.ts'

export const staffSessionMethods: HandlersOf<typeof StaffSession> = {
  SignIn: signInStaff,
  SignOut: async (ctx) => {
    // Two tabs may sign out at once.
    await endOwnSession(ctx, ctx.staff.sessionId)
    clearStaffCookie(ctx)
    return null
  },
  Get: (ctx) => loadSelf(ctx.db, ctx.staff),
  Confirm: { opensTransaction: confirmStaff },
  ChangePassword: { opensTransaction: changeStaffPassword },
  RenewRecoveryCodes: (ctx) =>
    inTransaction(ctx, async (tx) => {
      const { id } = ctx.staff
      const recoveryCodes = await renewRecoveryCodes(tx, id)
      await auditAct(ctx, tx, { act: 'staff.recoveryCodesRenewed', targetKind: 'staff', targetId: id })
      return { recoveryCodes }
    }),
  GetList: loadStaffSessions,
  End: async (ctx, { id }) => {
    if ((await endOwnSession(ctx, id)) === 0) fail('ContentNotFound')
    return null
  },
}

export const staffInvitationMethods: HandlersOf<typeof StaffInvitation> = {
  Get: loadInvitation,
  Accept: acceptInvitation,
  GetList: listInvitations,
  Export: (ctx, input) => beginExport(ctx, invitationExport, input),
  Create: invite,
  CreateForAccount: inviteAgain,
  Revoke: async (ctx, input) => {
    await revokeInvitation(ctx, input)
    return null
  },
}

export const staffAccountMethods: HandlersOf<typeof StaffAccount> = {
  GetList: listAccounts,
  Export: (ctx, input) => beginExport(ctx, staffExport, input),
  SetRoles: async (ctx, input) => {
    await setStaffRoles(ctx, input)
    return loadAccount(ctx.db, input.id)
  },
  SetShop: async (ctx, input) => {
    await setStaffShop(ctx, input)
    return loadAccount(ctx.db, input.id)
  },
  SetOpen: async (ctx, input) => {
    await setStaffOpen(ctx, input)
    return loadAccount(ctx.db, input.id)
  },
}

export const staffAuditMethods: HandlersOf<typeof StaffAudit> = {
  GetList: listActs,
  Export: (ctx, input) => beginExport(ctx, auditExport, input),
}

export const staffDashboardMethods: HandlersOf<typeof StaffDashboard> = {
  Get: loadFigures,
  Export: (ctx, input) => {
    // A span that the file cannot show is refused before the export begins.
    daysOf(input)
    return beginExport(ctx, figureExport, input)
  },
}

export const staffSearchMethods: HandlersOf<typeof StaffSearch> = { Find: findAnything }

/** @returns the number of ended sessions: one or none */
async function endOwnSession(ctx: StaffCtx, id: string): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    const { staff } = ctx
    const ended = await endStaffSessions(tx, ctx.now, { staffId: staff.id, id })
    await auditAct(ctx, tx, {
      act: 'staff.sessionEnded',
      targetKind: 'staff',
      targetId: staff.id,
      before: { signedIn: ended },
      after: { signedIn: [] },
    })
    return ended.length
  })
}
