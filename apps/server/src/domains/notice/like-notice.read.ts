import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { actorCount, isBlockedActor, visibleLikeNotices } from './visible-notices.ts'

/** The likes of one target on one day. */
export interface LikeNoticeRow {
  id: string
  /** A value of `markNumbers`. */
  kind: number
  target_kind: string
  target_id: string
  read_at: Date | null
  newest_at: Date
  actors: number
  newest: string[]
}

const timeKey = z.tuple([z.int(), z.uuid()])
type TimeKey = z.output<typeof timeKey>
const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
const namesShown = 2

/** A page of the groups of likes the caller got, latest first. totalCount: capped, counted for the first page. */
export async function listLikeNotices(ctx: MemberCtx, input: PageInput) {
  const own = sql`from like_notice where like_notice.member_id = ${ctx.viewer.id} and ${visibleLikeNotices()}`
  const newest = sql`array(select a.actor_id from like_notice_actor a
    where a.like_notice_id = like_notice.id
      and not ${isBlockedActor()}
    order by a.created_at desc, a.actor_id limit ${sql.lit(namesShown)})`
  const read = async (window: PageWindow<TimeKey>) => {
    const [after, afterId] = window.after ?? [null, lastId]
    const { rows } = await sql<LikeNoticeRow>`
      select id, kind, target_kind, target_id, read_at, newest_at, ${actorCount()} as actors, ${newest} as newest
      ${own} and (newest_at, id)
        < (${after === null ? 'infinity' : new Date(after).toISOString()}::timestamptz, ${afterId}::uuid)
      order by newest_at desc, id desc
      ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(input, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, own),
    keyOf: (row): TimeKey => [row.newest_at.getTime(), row.id],
  })
}
