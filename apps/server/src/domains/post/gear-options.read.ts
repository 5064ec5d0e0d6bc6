import type { MethodOutput, Picture } from '@guangquan/contract'
import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { App, Ctx } from '../../context.ts'
import { remember } from '../../db/remember.ts'
import { listGear, type Gear } from '../media/index.ts'
import { visiblePosts } from './visible-posts.ts'

const keptMs = 60_000

type GearOptions = MethodOutput<typeof Picture.GetGearOptions>

/**
 * Cameras and lenses of the catalogue that public photographs were taken with, the most used first, and how many
 * posts today brought. Counted once a minute on each node: it walks all posts.
 */
export function loadGearOptions(ctx: Ctx): Promise<GearOptions> {
  return remembered(ctx.app, 'all')
}

const remembered = remember(keptMs, async (app): Promise<GearOptions> => {
  const gear = await listGear(app.db)
  const cameras = await countBy(app, 'cover_camera_id')
  const lenses = await countBy(app, 'cover_lens_id')
  return {
    cameras: withCounts(gear.cameras, cameras),
    lenses: withCounts(gear.lenses, lenses),
    todayCount: await countToday(app),
  }
})

async function countBy(
  app: App,
  column: 'cover_camera_id' | 'cover_lens_id',
): Promise<Map<string | null, number>> {
  const rows = await app.db
    .selectFrom('publish')
    .select([column, (eb) => eb.fn.countAll<number>().as('count')])
    .where(visiblePosts(null))
    .where(column, 'is not', null)
    .groupBy(column)
    .execute()
  return new Map(rows.map((row) => [row[column], row.count]))
}

function withCounts(gear: Gear[], counts: Map<string | null, number>): GearOptions['cameras'] {
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
