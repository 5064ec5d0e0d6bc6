import type { Queryable } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { addressArea } from '../site/index.ts'
import { findAddresses, openContent } from './address.store.ts'

/** Full addresses of a member, for the export. */
export async function exportAddresses(env: Env, db: Queryable, memberId: string): Promise<object[]> {
  const rows = await findAddresses(db, memberId)
  return rows.map((row) => ({
    ...openContent(env, row),
    ...addressArea(row.area_codes),
    areaCodes: row.area_codes,
    postcode: row.postcode,
    tag: row.tag,
    isDefault: row.is_default,
  }))
}

export async function eraseAddresses(db: Queryable, memberId: string): Promise<void> {
  await db.deleteFrom('user_address').where('member_id', '=', memberId).execute()
}
