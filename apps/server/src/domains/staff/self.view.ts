import { confirmationMs, staffRole, type StaffSelf } from '@guangquan/contract'
import type { Staff } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'

type Known = Omit<Staff, 'sessionId' | 'roles' | 'shopId'> & { roles: readonly string[] }

/** The signed-in staff member, as the console shows it. */
export async function loadSelf(db: Queryable, staff: Known): Promise<StaffSelf> {
  const { left } = await db
    .selectFrom('staff_recovery_code')
    .where('staff_id', '=', staff.id)
    .where('used_at', 'is', null)
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .executeTakeFirstOrThrow()
  return {
    id: staff.id,
    name: staff.name,
    displayName: staff.displayName,
    roles: staffRole.array().parse(staff.roles),
    endsAt: staff.endsAt,
    confirmedUntil: staff.confirmedAt + confirmationMs,
    recoveryCodesLeft: left,
  }
}
