import type { Queryable } from '../../../db/client.ts'
import { unlockLevel } from './unlock-level.ts'
import { userTypeOf } from '../user-type.ts'

/** What decides what a member may have. */
export interface Standing {
  /** The level whose permissions apply. */
  level: number
  isOwner: boolean
  birthday: string | null
}

/** @returns undefined for an unknown or erased member */
export async function loadStanding(db: Queryable, memberId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('member')
    .select([unlockLevel.as('level'), 'product_count', 'birthday'])
    .where('id', '=', memberId)
    .where('status', '<>', 3)
    .executeTakeFirst()
  return (
    row && {
      level: row.level,
      isOwner: userTypeOf(row.product_count) === 2,
      birthday: row.birthday,
    }
  )
}
