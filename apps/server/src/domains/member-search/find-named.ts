import { foldNickName } from '@guangquan/rules/people/nick-name'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { relations } from '../member/index.ts'

/** Active members by id or by exact name, without those who block the viewer or whom the viewer blocks. */
export async function findNamed(
  db: Queryable,
  viewerId: string,
  { ids, names }: { ids: readonly string[]; names: readonly string[] },
): Promise<{ id: string; nickName: string }[]> {
  if (ids.length === 0 && names.length === 0) return []
  return db
    .selectFrom('member')
    .select(['id', 'nick_name as nickName'])
    .where('status', '=', 1)
    .where((eb) =>
      eb.or([
        eb('id', '=', sql<string>`any(${[...ids]}::uuid[])`),
        eb('nick_name_folded', '=', sql<string>`any(${names.map(foldNickName)}::text[])`),
      ]),
    )
    .where(
      sql<boolean>`not ${relations.get().isBlockedBetween(sql`${viewerId}::uuid`, sql.ref('member.id'))}`,
    )
    .execute()
}
