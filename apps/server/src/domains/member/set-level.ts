import type { Tx } from '../../db/client.ts'
import type { MemberExp } from '../standing/index.ts'

/**
 * Sets the level that is shown, and the one whose permissions apply where that is another.
 * @param risenFrom the level before, where a page is to show the member that they rose; of several, the first stays
 */
export async function setLevel(
  tx: Tx,
  { memberId, level, unlockLevel, risenFrom }: Omit<MemberExp, 'exp'> & { risenFrom?: number | undefined },
): Promise<void> {
  await tx
    .updateTable('member')
    .set((eb) => ({
      level,
      unlock_level: unlockLevel,
      ...(risenFrom === undefined ? {} : { risen_from: eb.fn.coalesce('risen_from', eb.lit(risenFrom)) }),
    }))
    .where('id', '=', memberId)
    .execute()
}

/** The member was shown that they rose. */
export async function forgetRise(tx: Tx, memberId: string): Promise<void> {
  await tx
    .updateTable('member')
    .set({ risen_from: null })
    .where('id', '=', memberId)
    .where('risen_from', 'is not', null)
    .execute()
}
