import { sql } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { preparedList } from '../../db/prepared-list.ts'
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
const namesShown = 2

type LikeValues = { memberId: string; newestAt: Date | null; id: string | null }

const groups = preparedList<LikeValues, { isFirst: boolean }, LikeNoticeRow>('notice.likes', {
  rows: (param, { isFirst }) => sql`from like_notice
    where like_notice.member_id = ${param('memberId')}::uuid and ${visibleLikeNotices()}
    ${
      isFirst ? sql`` : sql`and (newest_at, id) < (${param('newestAt')}::timestamptz, ${param('id')}::uuid)`
    }`,
  page: (rows) => sql`
    select id, kind, target_kind, target_id, read_at, newest_at, ${actorCount()} as actors,
      array(select a.actor_id from like_notice_actor a
        where a.like_notice_id = like_notice.id and not ${isBlockedActor()}
        order by a.created_at desc, a.actor_id limit ${sql.lit(namesShown)}) as newest
    ${rows} order by newest_at desc, id desc`,
})

/** A page of the groups of likes the caller got, latest first. totalCount: capped, counted for the first page. */
export async function listLikeNotices(ctx: MemberCtx, input: PageInput) {
  const memberId = ctx.viewer.id
  const read = ({ after, skip, limit }: PageWindow<TimeKey>) => {
    const [newest, id] = after ?? [null, null]
    const values = { memberId, newestAt: newest === null ? null : new Date(newest), id }
    return groups.read(ctx.db, { skip, limit }, { isFirst: after === null }, values)
  }
  return keysetPage(input, timeKey, {
    read,
    count: () => groups.count(ctx.db, { isFirst: true }, { memberId, newestAt: null, id: null }),
    keyOf: (row): TimeKey => [row.newest_at.getTime(), row.id],
  })
}
