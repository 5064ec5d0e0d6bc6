import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { cappedCountOf, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { visibleNotices } from './visible-notices.ts'

/** A notice as its view needs it. */
export interface NoticeRow {
  id: string
  tab: number
  kind: string
  from_member_id: string | null
  target_kind: string | null
  target_id: string | null
  note: string
  read_at: Date | null
  created_at: Date
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

type PageValues = { memberId: string; before: string }

interface PageVariant extends Record<string, number> {
  /** 0: all tabs. */
  tab: number
  take: number
}

const ofMember = (memberId: RawBuilder<string>, tab: number) => sql`from notice
  where notice.member_id = ${memberId}::uuid ${tab === 0 ? sql`` : sql`and notice.tab = ${sql.lit(tab)}`}
    and ${visibleNotices()}`

function buildPage(db: Queryable, param: ParamOf<PageValues>, { tab, take }: PageVariant, skip = 0) {
  const query = sql<NoticeRow>`
    select id, tab, kind, from_member_id, target_kind, target_id, note, read_at, created_at
    ${ofMember(param('memberId'), tab)} and notice.id < ${param('before')}::uuid
    order by notice.id desc
    limit ${sql.lit(take)} offset ${sql.lit(skip)}`
  return { compile: () => query.compile(db) }
}

const pageOf = preparedQueries<PageValues, PageVariant, NoticeRow>('notice.page', buildPage)

const countOf = preparedQueries<Pick<PageValues, 'memberId'>, Pick<PageVariant, 'tab'>, { count: number }>(
  'notice.count',
  (db, param, { tab }) => {
    const query = cappedCountOf(ofMember(param('memberId'), tab))
    return { compile: () => query.compile(db) }
  },
)

/** A page of the caller's notices, of one tab or all, newest first. totalCount: capped, counted for the first page. */
export async function listNotices(ctx: MemberCtx, input: PageInput & { tab?: number | undefined }) {
  const tab = input.tab ?? 0
  const memberId = ctx.viewer.id
  const read = ({ limit, skip, after }: PageWindow<string>) => {
    const variant = { tab, take: limit }
    const values = { memberId, before: after ?? lastId }
    if (skip === 0) return pageOf(ctx.db, variant, values)
    return runUnprepared(
      ctx.db,
      (param: ParamOf<PageValues>) => buildPage(ctx.db, param, variant, skip),
      values,
    )
  }
  return keysetPage(input, z.uuid(), {
    read,
    count: async () => (await countOf(ctx.db, { tab }, { memberId }))[0]?.count ?? 0,
    keyOf: (row) => row.id,
  })
}
