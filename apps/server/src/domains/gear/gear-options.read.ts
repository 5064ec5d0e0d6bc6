import type { MethodOutput, Picture } from '@guangquan/contract'
import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { App, Ctx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { listGear, type Gear } from '../gear-catalogue/index.ts'
import { visiblePosts } from '../post/index.ts'

const cache = { name: 'gear_options', max: 1, ttlMs: 60_000 }

type GearOptions = MethodOutput<typeof Picture.GetGearOptions>

/**
 * Cameras and lenses used in public photographs, most used first, and the number of posts of today. Counted once a
 * minute on each node, because it scans all posts.
 */
export function loadGearOptions(ctx: Ctx): Promise<GearOptions> {
  return remembered(ctx.app, 'all')
}

const remembered = memoize(cache, async (app): Promise<GearOptions> => {
  const gear = await listGear(app.db)
  const cameras = await countBy(app, 'camera_id')
  const lenses = await countBy(app, 'lens_id')
  return {
    cameras: withCounts(gear.cameras, cameras),
    lenses: withCounts(gear.lenses, lenses),
    todayCount: await countToday(app),
  }
})

// Posts by their cover, plus those of which only another photograph matches.
async function countBy(app: App, column: 'camera_id' | 'lens_id'): Promise<Map<string, number>> {
  const cover = sql.ref(`publish.cover_${column}`)
  const further = sql.ref(`shot.${column}`)
  const { rows } = await sql<{ id: string; count: number }>`
    select counted.id, sum(counted.count)::int as count from (
      select ${cover} as id, count(*) as count from publish
        where ${visiblePosts(null)} and ${cover} is not null group by 1
      union all
      select ${further}, count(distinct shot.publish_id)
        from publish_shot shot join publish on publish.id = shot.publish_id
        where ${visiblePosts(null)} and ${further} is not null and ${further} is distinct from ${cover} group by 1
    ) as counted group by counted.id`.execute(app.db)
  return new Map(rows.map((row) => [row.id, row.count]))
}

function withCounts(gear: Gear[], counts: ReadonlyMap<string, number>): GearOptions['cameras'] {
  return gear
    .map(({ id, name }) => ({ id, name, count: counts.get(id) ?? 0 }))
    .filter((option) => option.count > 0)
    .toSorted((a, b) => b.count - a.count)
}

async function countToday(app: App): Promise<number> {
  const row = await app.db
    .selectFrom('publish')
    .select(sql<number>`count(*)`.as('count'))
    .where(visiblePosts(null))
    .where('publish.created_at', '>=', startOfDay(app.now()))
    .executeTakeFirstOrThrow()
  return row.count
}
