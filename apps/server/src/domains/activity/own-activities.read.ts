import { ownActivityTabs, type Activity, type MethodParsed, type OwnActivityItem } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { activityCards, cardColumns, type CardRow } from './activity.view.ts'
import { queuePlaces } from './enrolment.store.ts'
import { enrolmentFacts } from './own-enrolment.view.ts'

const key = z.tuple([z.int(), z.uuid()])

const { coming, waiting, attended, cancelled } = ownActivityTabs

/** A page of activities that the caller signed up for or bookmarked, the latest start first. totalCount: capped. */
export async function listOwnActivities(
  ctx: MemberCtx,
  input: MethodParsed<typeof Activity.GetUserActivityList>,
) {
  const { db, now, viewer } = ctx
  const found = sql`from activity
      left join enrolment e on e.activity_id = activity.id and e.member_id = ${viewer.id}::uuid
      left join activity_bookmark b on b.activity_id = activity.id and b.member_id = ${viewer.id}::uuid
    where activity.published_at is not null and activity.stage in (2, 8) and ${isInTab(input.tab)}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null
          ? sql``
          : sql`and (start_time, activity.id) < (${new Date(after[0])}::timestamptz, ${after[1]}::uuid)`
      const read = await sql<CardRow>`select ${cardColumns} ${found} ${isBehind}
        order by start_time desc, activity.id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): z.output<typeof key> => [row.start_time.getTime(), row.id],
  })
  const ids = rows.map(({ id }) => id)
  const enrolments =
    ids.length === 0
      ? []
      : await db
          .selectFrom('enrolment')
          .selectAll()
          .where('member_id', '=', viewer.id)
          .where('activity_id', 'in', ids)
          .execute()
  const [cards, places] = await Promise.all([activityCards(ctx, rows), queuePlaces(db, enrolments)])
  const items = rows.flatMap((row, index): OwnActivityItem[] => {
    const card = cards[index]
    if (card === undefined) return []
    const own = enrolments.find((one) => one.activity_id === row.id)
    if (own === undefined) return [{ ...card, mine: null }]
    const { id, state, guests, queuePlace, offerUntil, hasTicket, mayCancel, checkInTime } = enrolmentFacts(
      row,
      own,
      { now, place: places.get(own.id) ?? null },
    )
    return [
      {
        ...card,
        mine: { id, state, guests, queuePlace, offerUntil, hasTicket, mayCancel, checkInTime },
      },
    ]
  })
  return { ...page, items }
}

function isInTab(tab: number): RawBuilder<SqlBool> {
  if (tab === coming)
    return sql<SqlBool>`(e.state in (1, 2, 4, 9) or (e.state is null and b.member_id is not null))
      and activity.state between 2 and 6`
  if (tab === waiting) return sql<SqlBool>`e.state in (3, 4)`
  if (tab === attended) return sql<SqlBool>`e.state = 7`
  if (tab === cancelled)
    return sql<SqlBool>`(e.state in (5, 6, 10) or (activity.stage = 8 and e.state is not null))`
  return sql<SqlBool>`(e.id is not null or b.member_id is not null)`
}
