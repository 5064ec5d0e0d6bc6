import type { UnreadCount } from '@guangquan/contract'
import { sql } from 'kysely'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { MemberCtx } from '../../context.ts'
import { unreadMessages } from './unread-messages.ts'
import { visibleLikeNotices, visibleNotices } from './visible-notices.ts'

/** Maximum counted per kind: the page shows 99+. */
const counted = 100

// Stands for private messages among the tabs; 0 stands for the groups of likes.
const messageTab = 7

const unreadOf = preparedQuery<{ memberId: string }, { tab: number; count: number }>(
  'notice.unread',
  (db, param) => {
    const memberId = sql<string>`${param('memberId')}::uuid`
    const query = sql<{ tab: number; count: number }>`
      select tabs.tab, found.count from generate_series(1, 6) as tabs (tab)
      cross join lateral (select count(*) as count from (
        select 1 from notice
        where notice.member_id = ${memberId} and notice.tab = tabs.tab and notice.read_at is null
          and ${visibleNotices()} limit ${sql.lit(counted)}) as one) as found
      union all
      select 0, count(*) from (
        select 1 from like_notice
        where like_notice.member_id = ${memberId} and like_notice.read_at is null
          and ${visibleLikeNotices()} limit ${sql.lit(counted)}) as one
      union all
      select ${sql.lit(messageTab)}, least(${unreadMessages.get()(memberId)}, ${sql.lit(counted)})`
    return { compile: () => query.compile(db) }
  },
)

/** The caller's unread notices by tab; a group of likes counts as one. */
export async function countUnread(ctx: MemberCtx): Promise<UnreadCount> {
  const rows = await unreadOf(ctx.db, { memberId: ctx.viewer.id })
  const of = (tab: number) => rows.find((row) => row.tab === tab)?.count ?? 0
  const tabs = { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6) }
  const total = rows.reduce((sum, row) => sum + row.count, 0)
  return { tabs, like: of(0), im: of(messageTab), total }
}
