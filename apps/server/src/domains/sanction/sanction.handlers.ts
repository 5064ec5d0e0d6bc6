import type { StaffAppeals, StaffStrike, UserStrike } from '@guangquan/contract'
import { beginExport } from '../../export/list-export.ts'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { appealStrike } from './appeal-strike.ts'
import { decideAppeal } from './decide-appeal.ts'
import { liftForStaff } from './lift-for-staff.ts'
import { listOwnStrikes } from './own-strikes.read.ts'
import { appealExport, listStaffAppeals, loadStaffAppeal } from './staff-appeals.read.ts'
import { listStaffStrikes, strikeExport } from './staff-strikes.read.ts'
import { undoLift } from './undo-lift.ts'

/** Methods of UserStrike for signed-in members; the account domain has those that take a ticket. */
export const strikeMethods = {
  GetList: (ctx, input) => listOwnStrikes(ctx, ctx.viewer.id, input),
  Appeal: (ctx, { id, text }) => appealStrike(ctx, { memberId: ctx.viewer.id, id, text }),
} satisfies Partial<HandlersOf<typeof UserStrike>>

export const staffStrikeMethods: HandlersOf<typeof StaffStrike> = {
  GetList: listStaffStrikes,
  Export: (ctx, input) => beginExport(ctx, strikeExport, input),
  Lift: liftForStaff,
  UndoLift: undoLift,
}

export const staffAppealMethods: HandlersOf<typeof StaffAppeals> = {
  GetList: listStaffAppeals,
  Export: (ctx, input) => beginExport(ctx, appealExport, input),
  Get: (ctx, { id }) => loadStaffAppeal(ctx, id),
  Decide: async (ctx, input) => {
    await decideAppeal(ctx, input)
    return loadStaffAppeal(ctx, input.id)
  },
}
