import type { MethodParsed, Picture } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { countCapped } from './count-capped.ts'
import {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeKey,
  type TimeRow,
  type TimeValues,
  hasPictures,
  visiblePosts,
} from '../post/index.ts'
import { findTag } from '../tag/index.ts'
import { listRecommended } from './recommended.read.ts'
import {
  hasShotConditions,
  coverConditions,
  furtherConditions,
  furtherMatch,
  isPlain,
  keyOfFilter,
  type WallFilter,
} from './wall-filter.ts'

type WallInput = MethodParsed<typeof Picture.GetList>

const hotKey = z.tuple([z.number(), z.uuid()])
type HotKey = z.output<typeof hotKey>

interface HotRow {
  id: string
  hot: number
}

/** The matching photograph of the post, where it is not the cover. */
interface Matched {
  match?: string
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
    read: (window) => readByTime(ctx, window, filter),
    count: () => countCapped(ctx.app, keyOfFilter(filter)),
    keyOf: timeKeyOf,
  })
}

async function readByTime(ctx: Ctx, window: PageWindow<TimeKey>, filter: WallFilter) {
  const reach = reachOf(window, filter)
  const variant = variantOf(ctx, reach.limit, filter)
  const values = timeValues(ctx, window.after)
  const once = (conditions: RawBuilder<SqlBool>[]) => (param: ParamOf<TimeValues>) =>
    byTime(ctx.db, param, variant, conditions).offset(sql.lit(reach.skip))
  const read = () =>
    isPrepared(window, filter)
      ? preparedByTime(ctx.db, variant, { ...values, ...gearOf(filter) })
      : runUnprepared(ctx.db, once(coverConditions(filter)), values)
  const readFurther = (match: RawBuilder<string>, conditions: RawBuilder<SqlBool>[]) =>
    runUnprepared(
      ctx.db,
      (param: ParamOf<TimeValues>) => once(conditions)(param).select(match.as('match')),
      values,
    )
  const [covers, further] = await Promise.all([
    read(),
    hasShotConditions(filter) ? readFurther(furtherMatch(filter), furtherConditions(filter)) : [],
  ])
  const rows = joinFound<TimeRow>(covers, further, (a, b) => b.created_at.getTime() - a.created_at.getTime())
  return rows.slice(reach.drop)
}

async function listWallByHeat(ctx: Ctx, input: PageInput, filter: WallFilter) {
  return keysetPage(input, hotKey, {
    endlessFor: ctx,
    read: (window) => readByHeat(ctx, window, filter),
    count: () => countCapped(ctx.app, keyOfFilter(filter)),
    keyOf: (row): HotKey => [row.hot, row.id],
  })
}

async function readByHeat(ctx: Ctx, window: PageWindow<HotKey>, filter: WallFilter) {
  const reach = reachOf(window, filter)
  const variant = variantOf(ctx, reach.limit, filter)
  const [afterHot, afterId] = window.after ?? [Number.MAX_VALUE, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  const values = { viewerId: ctx.viewer?.id ?? null, afterHot, afterId }
  const once = (conditions: RawBuilder<SqlBool>[]) => (param: ParamOf<HeatValues>) =>
    byHeat(ctx.db, param, variant, conditions).offset(sql.lit(reach.skip))
  const read = () =>
    isPrepared(window, filter)
      ? preparedByHeat(ctx.db, variant, { ...values, ...gearOf(filter) })
      : runUnprepared(ctx.db, once(coverConditions(filter)), values)
  const readFurther = (match: RawBuilder<string>, conditions: RawBuilder<SqlBool>[]) =>
    runUnprepared(
      ctx.db,
      (param: ParamOf<HeatValues>) => once(conditions)(param).select(match.as('match')),
      values,
    )
  const [covers, further] = await Promise.all([
    read(),
    hasShotConditions(filter) ? readFurther(furtherMatch(filter), furtherConditions(filter)) : [],
  ])
  const rows = joinFound<HotRow>(covers, further, (a, b) => b.hot - a.hot)
  return rows.slice(reach.drop)
}

/**
 * Merges posts whose cover matches with posts of which another photograph does, without duplicates. Two queries,
 * because an index has covers in the order of the wall; with `or` everything would have to be sorted.
 */
function joinFound<R extends { id: string }>(
  covers: readonly R[],
  further: readonly (R & Matched)[],
  order: (a: R, b: R) => number,
): (R & Matched)[] {
  if (further.length === 0) return [...covers]
  const found = new Map<string, R & Matched>([...further, ...covers].map((row) => [row.id, row]))
  return [...found.values()].toSorted((a, b) => order(a, b) || (a.id < b.id ? 1 : -1))
}

// Rare and common filter values need different plans, so only queries that an index serves in order are prepared.
function isPrepared(window: PageWindow<unknown>, filter: WallFilter): boolean {
  return isPlain(filter) && window.skip === 0
}

type HeatValues = { viewerId: string | null; afterHot: number; afterId: string }
type GearValues = { cameraId: string | null; lensId: string | null }

interface WallVariant extends Record<string, boolean | number> {
  member: boolean
  camera: boolean
  lens: boolean
  limit: number
}

// When two lists are merged, skipped rows can be dropped only afterwards.
function reachOf({ skip, limit }: PageWindow<unknown>, filter: WallFilter) {
  return hasShotConditions(filter) ? { skip: 0, limit: skip + limit, drop: skip } : { skip, limit, drop: 0 }
}

function variantOf(ctx: Ctx, limit: number, filter: WallFilter): WallVariant {
  return {
    member: ctx.viewer !== null,
    camera: filter.cameraId !== undefined,
    lens: filter.lensId !== undefined,
    limit,
  }
}

function gearOf(filter: WallFilter): GearValues {
  return { cameraId: filter.cameraId ?? null, lensId: filter.lensId ?? null }
}

function gearConditions(param: ParamOf<GearValues>, { camera, lens }: WallVariant): RawBuilder<SqlBool>[] {
  return [
    ...(camera ? [sql<SqlBool>`publish.cover_camera_id = ${param('cameraId')}`] : []),
    ...(lens ? [sql<SqlBool>`publish.cover_lens_id = ${param('lensId')}`] : []),
  ]
}

function wall(
  db: Queryable,
  viewerId: RawBuilder<string | null>,
  { member, limit }: WallVariant,
  conditions: RawBuilder<SqlBool>[],
) {
  const visible = visiblePosts(member ? sql<string>`${viewerId}::uuid` : null)
  return db
    .selectFrom('publish')
    .where(sql<SqlBool>`${sql.join([visible, hasPictures, ...conditions], sql` and `)}`)
    .limit(sql.lit(limit))
}

function byTime(
  db: Queryable,
  param: ParamOf<TimeValues>,
  variant: WallVariant,
  conditions: RawBuilder<SqlBool>[],
) {
  return wall(db, param('viewerId'), variant, [...conditions, afterTimeKey(param)])
    .select(['publish.id', 'publish.created_at'])
    .orderBy('publish.created_at', 'desc')
    .orderBy('publish.id', 'desc')
}

function byHeat(
  db: Queryable,
  param: ParamOf<HeatValues>,
  variant: WallVariant,
  conditions: RawBuilder<SqlBool>[],
) {
  const after = sql<SqlBool>`(publish.hot, publish.id) < (${param('afterHot')}::double precision, ${param('afterId')}::uuid)`
  return wall(db, param('viewerId'), variant, [...conditions, after])
    .select(['publish.id', 'publish.hot'])
    .orderBy('publish.hot', 'desc')
    .orderBy('publish.id', 'desc')
}

const preparedByTime = preparedQueries<TimeValues & GearValues, WallVariant, TimeRow>(
  'post.wallByTime',
  (db, param, variant) => byTime(db, param, variant, gearConditions(param, variant)),
)

const preparedByHeat = preparedQueries<HeatValues & GearValues, WallVariant, HotRow>(
  'post.wallByHeat',
  (db, param, variant) => byHeat(db, param, variant, gearConditions(param, variant)),
)
