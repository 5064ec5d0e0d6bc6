import type { MethodParsed, OnlineGallery } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { timeKey, type TimeKey } from '../../db/time-key.ts'
import type { CallRow } from './gallery.store.ts'

/** A page of the calls that are open, the earliest end first. totalCount: capped. */
export async function listCalls(ctx: Ctx, input: MethodParsed<typeof OnlineGallery.GetCalls>) {
  const { db, now } = ctx
  const found = sql`from gallery_call where stage = 1 and start_time <= ${now} and end_time > ${now}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, ...window }) => {
      const isLater =
        after === null ? sql`` : sql`and (end_time, id) > (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<CallRow>`select gallery_call.* ${found} ${isLater}
        order by end_time, id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.end_time.getTime(), row.id],
  })
  const sent = await loadSent(
    ctx,
    rows.map(({ id }) => id),
  )
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    intro: row.intro,
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    maxPhotos: row.max_photos,
    minLongEdge: row.min_long_edge,
    isSent: sent.has(row.id),
  }))
  return { ...page, items }
}

async function loadSent({ db, viewer }: Ctx, callIds: readonly string[]): Promise<Set<string>> {
  if (viewer === null || callIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('gallery_submission')
    .where('member_id', '=', viewer.id)
    .where('call_id', 'in', callIds)
    .select('call_id')
    .execute()
  return new Set(rows.flatMap((row) => row.call_id ?? []))
}
