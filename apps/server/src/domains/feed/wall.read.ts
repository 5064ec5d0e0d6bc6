import type { MethodParsed, Picture } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import { timeKey, timeKeyOf, type TimeRow } from '../../db/time-key.ts'
import type { Ctx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { afterTimeKey, timeValues, type TimeValues } from '../post-access/index.ts'
import { findTag } from '../tag/index.ts'
import { countCapped } from './count-capped.ts'
import { listRecommended } from './recommended.read.ts'
import { keyOfFilter, type WallFilter } from './wall-filter.ts'
import { wallQueries } from './wall-queries.ts'

type WallInput = MethodParsed<typeof Picture.GetList>

const hotKey = z.tuple([z.number(), z.uuid()])
type HotKey = z.output<typeof hotKey>

interface HotRow {
  id: string
  hot: number
}

/**
 * A page of the photo wall. Unfiltered 推荐 is the home page's edition; with a filter it is ordered like 热门, because an
 * edition covers the whole site. A merged tag shows the one it was merged into. totalCount: capped, except the edition's counter.
 */
export async function listWall(ctx: Ctx, input: WallInput) {
  const { sort, skipCount: _skip, maxResultCount: _max, cursor: _cursor, ...named } = input
  const filter =
    named.tag === undefined ? named : { ...named, tag: (await findTag(ctx.db, named.tag))?.name ?? named.tag }
  if (sort === 'new') return listWallByTime(ctx, input, filter)
  if (sort === 'hot' || Object.values(filter).some((value) => value !== undefined)) {
    return listWallByHeat(ctx, input, filter)
  }
  return (await listRecommended(ctx, input, { picturesOnly: true })) ?? listWallByHeat(ctx, input, filter)
}

async function listWallByTime(ctx: Ctx, input: PageInput, filter: WallFilter) {
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: (window) => readByTime(ctx, window, filter, timeValues(ctx, window.after)),
    count: () => countCapped(ctx.app, keyOfFilter(filter)),
    keyOf: timeKeyOf,
  })
}

const readByTime = wallQueries<TimeValues, TimeRow>({
  name: 'new',
  columns: sql`publish.created_at`,
  isAfter: afterTimeKey,
  by: sql`publish.created_at desc, publish.id desc`,
  compare: (a, b) => b.created_at.getTime() - a.created_at.getTime(),
})

async function listWallByHeat(ctx: Ctx, input: PageInput, filter: WallFilter) {
  return keysetPage(input, hotKey, {
    endlessFor: ctx,
    read: (window) => readByHeat(ctx, window, filter, heatValues(ctx, window.after)),
    count: () => countCapped(ctx.app, keyOfFilter(filter)),
    keyOf: (row): HotKey => [row.hot, row.id],
  })
}

type HeatValues = { viewerId: string | null; afterHot: number; afterId: string }

function heatValues(ctx: Ctx, after: HotKey | null): HeatValues {
  const [afterHot, afterId] = after ?? [Number.MAX_VALUE, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  return { viewerId: ctx.viewer?.id ?? null, afterHot, afterId }
}

const readByHeat = wallQueries<HeatValues, HotRow>({
  name: 'hot',
  columns: sql`publish.hot`,
  isAfter: (param) =>
    sql`(publish.hot, publish.id) < (${param('afterHot')}::double precision, ${param('afterId')}::uuid)`,
  by: sql`publish.hot desc, publish.id desc`,
  compare: (a, b) => b.hot - a.hot,
})
