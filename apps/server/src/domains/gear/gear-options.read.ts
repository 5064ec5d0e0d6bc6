import type { MethodOutput, Picture } from '@guangquan/contract'
import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { App, Ctx } from '../../context.ts'
import { memoize } from '../../cache/memoize.ts'
import { listGear, type Gear } from '../gear-catalogue/index.ts'
import { visiblePosts } from '../post-access/index.ts'

const cache = { name: 'gear_options', max: 1, ttlMs: 60_000 }

type GearOptions = MethodOutput<typeof Picture.GetGearOptions>

/**
 * Cameras and lenses used in public photographs, most used first, as `gear_stat` counts them, and the number of posts
 * of today. Read once a minute on each node.
 */
export function loadGearOptions(ctx: Ctx): Promise<GearOptions> {
  return remembered(ctx.app, 'all')
}

const remembered = memoize(cache, async (app): Promise<GearOptions> => {
  const gear = await listGear(app.db)
  const cameras = await countPosts(app, 'camera')
  const lenses = await countPosts(app, 'lens')
  return {
    cameras: withCounts(gear.cameras, cameras),
    lenses: withCounts(gear.lenses, lenses),
    todayCount: await countToday(app),
  }
})

async function countPosts({ db }: App, kind: 'camera' | 'lens'): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('gear_stat')
    .where('kind', '=', kind)
    .where('figure', '=', 'posts')
    .select(['gear_id', 'count'])
    .execute()
  return new Map(rows.map((row) => [row.gear_id, row.count]))
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
