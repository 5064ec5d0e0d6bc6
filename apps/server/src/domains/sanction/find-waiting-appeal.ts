import { appealStates } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { enforce } from '../../verdict.ts'
import { canDecideAppeal } from './sanction.policy.ts'

/**
 * The subject of an open appeal, for staff who may decide it; undefined if it is not open.
 * @throws Forbidden for the person who gave the strike
 */
export async function findWaitingAppeal({ db, staff }: Pick<StaffCtx, 'db' | 'staff'>, id: string) {
  const row = await db
    .selectFrom('appeal')
    .innerJoin('strike', 'strike.id', 'appeal.strike_id')
    .where('appeal.id', '=', id)
    .where('appeal.state', '=', appealStates.waiting)
    .select([
      'strike.member_id as memberId',
      'strike.staff_id as givenBy',
      'strike.target_kind as targetKind',
      'strike.target_id as targetId',
    ])
    .executeTakeFirst()
  if (row !== undefined) enforce(canDecideAppeal(staff, row))
  return row
}
