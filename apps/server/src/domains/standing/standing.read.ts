import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { unlockLevel } from './unlock-level.ts'
import { userTypeOf } from './user-type.ts'

/** Facts about a member on which rights depend. */
export interface Standing {
  /** The level whose permissions apply. */
  level: number
  isOwner: boolean
  phoneBound: boolean
  birthday: string | null
}

/** @returns undefined for an unknown or erased member */
export async function loadStanding(db: Queryable, memberId: string): Promise<Standing | undefined> {
  const [row] = await standingOf(db, { memberId })
  return (
    row && {
      level: row.level,
      isOwner: userTypeOf(row.product_count) === 2,
      phoneBound: row.phone_bound,
      birthday: row.birthday,
    }
  )
}

interface StandingRow {
  level: number
  product_count: number
  phone_bound: boolean
  birthday: string | null
}

const standingOf = preparedQuery<{ memberId: string }, StandingRow>('member.standing', (db, param) =>
  db
    .selectFrom('member')
    .select([unlockLevel.as('level'), 'product_count', 'phone_bound', 'birthday'])
    .where('id', '=', sql<string>`${param('memberId')}::uuid`)
    .where('status', '<>', sql.lit(3)),
)
