import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { cappedCount, closePage, openPage, type PageInput } from '../../db/paging.ts'
import { visibleNotices } from './visible-notices.ts'

/** A notice as its view needs it. */
export interface NoticeRow {
  id: string
  tab: number
  kind: string
  from_member_id: string | null
  publish_id: string | null
  reply_id: string | null
  note: string
  read_at: Date | null
  created_at: Date
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** A page of the caller's notices, of one tab or all, the newest first. totalCount: capped, found by the first page. */
export async function listNotices(ctx: MemberCtx, input: PageInput & { tab?: number | undefined }) {
  const window = openPage(input, z.uuid())
  const inTab = input.tab === undefined ? sql`` : sql`and notice.tab = ${sql.lit(input.tab)}`
  const notices = sql`from notice where notice.member_id = ${ctx.viewer.id} ${inTab} and ${visibleNotices}`
  const [read, total] = await Promise.all([
    sql<NoticeRow>`select id, tab, kind, from_member_id, publish_id, reply_id, note, read_at, created_at ${notices}
      and notice.id < ${window.after ?? lastId}::uuid
      order by notice.id desc
      limit ${sql.lit(window.take + 1)} offset ${sql.lit(window.skip)}`.execute(ctx.db),
    window.total ??
      sql<{ count: number }>`select count(*) as count from (
        select 1 ${notices} limit ${sql.lit(cappedCount)}) as capped`.execute(ctx.db),
  ])
  const found = typeof total === 'number' ? total : (total.rows[0]?.count ?? 0)
  return closePage(window, read.rows, found, (row) => row.id)
}
