import type { MethodParsed, StaffStrike, StaffStrikeItem } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockRestriction } from '../member/index.ts'
import { liftStrike } from './lift-strike.ts'
import { restrictionFacts } from './restriction-facts.ts'
import { staffStrikes } from './staff-strikes.read.ts'
import { copyStanding, readStanding } from './strike-lift.store.ts'
import { finishLiftLater } from './undo-lift.ts'

/**
 * Lifts a strike without an appeal, with its effects. The person who did it can undo it for some seconds; then the
 * member is notified, with the note.
 * @throws ContentNotFound for a strike that is unknown or lifted already
 */
export async function liftForStaff(
  ctx: StaffCtx,
  { id, note, reason }: MethodParsed<typeof StaffStrike.Lift>,
): Promise<StaffStrikeItem> {
  return inTransaction(ctx, async (tx) => {
    const strikeFound = await tx
      .selectFrom('strike')
      .where('id', '=', id)
      .select('member_id as memberId')
      .executeTakeFirst()
    const { memberId } = strikeFound ?? fail('ContentNotFound')
    await lockRestriction(tx, memberId)
    const copy = await copyStanding(tx, memberId)
    const { before, after } = await liftStrike({ db: tx, now: ctx.now }, { id, note, notify: false })
    await tx
      .insertInto('strike_lift')
      .values({
        strike_id: id,
        member_id: memberId,
        lifted_by: ctx.staff.id,
        lifted_at: ctx.now,
        note,
        before: copy,
        after: await readStanding(tx, memberId),
      })
      .execute()
    await finishLiftLater(tx, { id, at: ctx.now })
    await auditAct(ctx, tx, {
      act: 'member.strikeLifted',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: restrictionFacts(before),
      after: { ...restrictionFacts(after), note },
    })
    const row = await tx.selectFrom('strike').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const [strike] = await staffStrikes(tx, [row])
    return strike ?? fail('ContentNotFound')
  })
}
