import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { cappedCount, closePage, openPage, type PageInput } from '../../db/paging.ts'
import { hotQueries } from '../../db/hot-query.ts'
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

interface Variant extends Record<string, number> {
  /** 0: all tabs. */
  tab: number
  take: number
}

const ofMember = (memberId: RawBuilder<string>, tab: number) => sql`from notice
  where notice.member_id = ${memberId}::uuid ${tab === 0 ? sql`` : sql`and notice.tab = ${sql.lit(tab)}`}
    and ${visibleNotices}`

const pageOf = hotQueries<{ memberId: string; before: string; skip: number }, Variant, NoticeRow>(
  'notice.page',
  (db, slot, { tab, take }) => {
    const query = sql<NoticeRow>`
      select id, tab, kind, from_member_id, publish_id, reply_id, note, read_at, created_at
      ${ofMember(slot('memberId'), tab)} and notice.id < ${slot('before')}::uuid
      order by notice.id desc
      limit ${sql.lit(take)} offset ${slot('skip')}::integer`
    return { compile: () => query.compile(db) }
  },
)

const countOf = hotQueries<{ memberId: string }, Pick<Variant, 'tab'>, { count: number }>(
  'notice.count',
  (db, slot, { tab }) => {
    const query = sql<{ count: number }>`select count(*) as count from (
      select 1 ${ofMember(slot('memberId'), tab)} limit ${sql.lit(cappedCount)}) as capped`
    return { compile: () => query.compile(db) }
  },
)

/** A page of the caller's notices, of one tab or all, the newest first. totalCount: capped, found by the first page. */
export async function listNotices(ctx: MemberCtx, input: PageInput & { tab?: number | undefined }) {
  const window = openPage(input, z.uuid())
  const memberId = ctx.viewer.id
  const tab = input.tab ?? 0
  const [rows, total] = await Promise.all([
    pageOf(
      ctx.db,
      { tab, take: window.take + 1 },
      { memberId, before: window.after ?? lastId, skip: window.skip },
    ),
    window.total ?? countOf(ctx.db, { tab }, { memberId }),
  ])
  const found = typeof total === 'number' ? total : (total[0]?.count ?? 0)
  return closePage(window, rows, found, (row) => row.id)
}
