import { publishStatus } from '@guangquan/contract'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { hasPictures, visiblePosts } from '../post-access/index.ts'

const picks = 5
// Enough for weeks of choices, and few enough to shuffle at each call.
const choice = 100

/**
 * The posts of 今日一幅, the same for everybody all day: those the editors picked before the day began, then the newest
 * earlier posts, shuffled by the day.
 */
export async function listDailyPicks(ctx: Ctx): Promise<string[]> {
  const rows = await dailyPicks(
    ctx.db,
    { member: ctx.viewer !== null },
    { viewerId: ctx.viewer?.id ?? null, day: dayOf(ctx.now), before: startOfDay(ctx.now) },
  )
  return rows.map((row) => row.id)
}

type PickValues = { viewerId: string | null; day: string; before: Date }

const dailyPicks = preparedQueries<PickValues, { member: boolean }, { id: string }>(
  'post.dailyPicks',
  (db, param, { member }) => {
    const published = sql`publish.status = ${sql.lit(publishStatus.published)} and publish.expose_others and ${hasPictures}
      and publish.created_at < ${param('before')}::timestamptz`
    const newest = sql`order by publish.created_at desc, publish.id desc limit ${sql.lit(choice)}`
    const query = sql<{ id: string }>`
      select publish.id from (
        (select * from publish where publish.editor_pick and ${published} ${newest})
        union all
        (select * from publish where not publish.editor_pick and ${published} ${newest})
      ) as publish
      where ${visiblePosts(member ? sql`${param('viewerId')}::uuid` : null)}
      order by publish.editor_pick desc, md5(publish.id::text || ${param('day')}::text)
      limit ${sql.lit(picks)}`
    return { compile: () => query.compile(db) }
  },
)
