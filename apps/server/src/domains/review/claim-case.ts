import { claimMs, type MethodOutput, type ReviewCase } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockCase } from './case.store.ts'
import { claimOf } from './cases.view.ts'
import { isClaimedByOther } from './decide-case.ts'

/**
 * Claims a case, or renews one's own claim.
 * @returns who claims it: another person's claim stays
 * @throws ContentNotFound for a decided case
 */
export async function claimCase(
  ctx: StaffCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof ReviewCase.Claim>> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const row = await lockCase(tx, id)
    if (row === undefined || row.decided_at !== null) fail('ContentNotFound')
    if (isClaimedByOther(row, now, staff.id)) {
      const claim = claimOf(ctx, row) ?? fail('ContentNotFound')
      return { claim, version: row.version }
    }
    const until = new Date(now.getTime() + claimMs)
    await tx
      .updateTable('review_case')
      .set({ claimed_by: staff.id, claimed_name: staff.displayName, claimed_until: until })
      .where('id', '=', id)
      .execute()
    return { claim: { by: staff.displayName, isOwn: true, until: until.getTime() }, version: row.version }
  })
}

/** Ends the own claim of a case. */
export async function releaseCase({ db, staff }: StaffCtx, { id }: { id: string }): Promise<null> {
  await db
    .updateTable('review_case')
    .set({ claimed_by: null, claimed_name: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', staff.id)
    .execute()
  return null
}
