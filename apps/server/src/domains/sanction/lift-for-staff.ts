import type { MethodParsed, StaffStrike, StaffStrikeItem } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { liftStrike } from './lift-strike.ts'
import { restrictionFacts } from './restriction-facts.ts'
import { staffStrikes } from './staff-strikes.read.ts'

/**
 * Lifts a strike without an appeal, with what it caused. The member reads the note.
 * @throws ContentNotFound for a strike that is unknown or lifted already
 */
export async function liftForStaff(
  ctx: StaffCtx,
  { id, note, reason }: MethodParsed<typeof StaffStrike.Lift>,
): Promise<StaffStrikeItem> {
  return inTransaction(ctx, async (tx) => {
    const { memberId, before, after } = await liftStrike({ db: tx, now: ctx.now }, { id, note })
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
