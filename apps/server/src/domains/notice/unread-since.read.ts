import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import type { NoticeRow } from './notice.read.ts'
import { visibleLikeNotices, visibleNotices } from './visible-notices.ts'

/** Unread notices of some tabs since an instant that their member may see, newest first, at most `limit`. */
export async function findUnreadNotices(
  db: Queryable,
  { memberId, tabs, since, limit }: { memberId: string; tabs: readonly number[]; since: Date; limit: number },
): Promise<NoticeRow[]> {
  if (tabs.length === 0) return []
  const { rows } = await sql<NoticeRow>`
    select id, tab, kind, from_member_id, target_kind, target_id, note, read_at, created_at from notice
    where notice.member_id = ${memberId}::uuid and notice.read_at is null and notice.created_at > ${since}
      and notice.tab = any(${tabs}::smallint[]) and ${visibleNotices()}
    order by notice.id desc limit ${limit}`.execute(db)
  return rows
}

/** When unread groups of likes that their member may see were last added to since an instant, at most `limit`. */
export async function findUnreadLikes(
  db: Queryable,
  { memberId, since, limit }: { memberId: string; since: Date; limit: number },
): Promise<Date[]> {
  const { rows } = await sql<{ newest_at: Date }>`
    select newest_at from like_notice
    where like_notice.member_id = ${memberId}::uuid and like_notice.read_at is null
      and like_notice.newest_at > ${since} and ${visibleLikeNotices()}
    order by newest_at desc limit ${limit}`.execute(db)
  return rows.map((row) => row.newest_at)
}
