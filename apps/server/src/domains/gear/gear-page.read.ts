import type { GearPage, MethodOutput, Gear, PictureTile } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Database } from '../../db/client.ts'
import { preparedQueries, preparedQuery } from '../../db/prepared-query.ts'
import { fail } from '../../fail.ts'
import { findGearItem, gearNames } from '../gear-catalogue/index.ts'
import { hoursFrom } from './gear-stat.ts'
import { loadTilesOfRows } from '../post-card/index.ts'
import { coverColumns, shotColumns } from '../shot/index.ts'
import { visiblePosts } from '../post-access/index.ts'

type GearInput = { kind: 'camera' | 'lens'; id: string }

const maxStops = 12
const perStop = 6
const maxPartners = 8

interface StatRow {
  figure: string
  value: string
  count: number
}

/** Usage statistics of a camera or lens from public photographs. @throws ContentNotFound for unknown gear */
export async function getGearPage({ db }: Ctx, input: GearInput): Promise<GearPage> {
  const item = await findGearItem(db, input.kind, input.id)
  if (item === undefined) fail('ContentNotFound')
  // An entry that was merged into another has its address still.
  const found = { kind: input.kind, id: item.id }
  const rows = await statsOf(db, found)
  const only = (figure: string) => rows.find((row) => row.figure === figure)?.count ?? 0
  const bars = (figure: string) =>
    rows
      .filter((row) => row.figure === figure)
      .map((row) => ({ value: Number(row.value), count: row.count }))
      .toSorted((a, b) => a.value - b.value)
  const hours = bars('hour')
  const counted = hours.reduce((sum, hour) => sum + hour.count, 0)
  return {
    ...item,
    postCount: only('posts'),
    authorCount: only('authors'),
    apertures: bars('aperture'),
    focalLengths: bars('focal'),
    isos: bars('iso'),
    hours: counted < hoursFrom ? [] : hours,
    partners: await namePartners(db, found, rows),
  }
}

const statsOf = preparedQuery<GearInput, StatRow>('gear.stats', (db, param) =>
  db
    .selectFrom('gear_stat')
    .where('kind', '=', sql<string>`${param('kind')}`)
    .where('gear_id', '=', sql<string>`${param('id')}`)
    .select(['figure', 'value', 'count']),
)

async function namePartners(
  db: Database,
  { kind }: GearInput,
  rows: readonly StatRow[],
): Promise<GearPage['partners']> {
  const partners = rows
    .filter((row) => row.figure === 'partner')
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxPartners)
  const ids = partners.map((row) => row.value)
  const names = await (kind === 'camera' ? gearNames(db, [], ids) : gearNames(db, ids, []))
  return partners.flatMap(({ value, count }) => {
    const name = names.get(value)
    return name === undefined ? [] : [{ id: value, name, count }]
  })
}

/** The best public photographs at each aperture of a camera or lens, widest first. @throws ContentNotFound */
export async function listGearStops(ctx: Ctx, input: GearInput): Promise<MethodOutput<typeof Gear.GetStops>> {
  const { apertures, id } = await getGearPage(ctx, input)
  const stops = pickStops(apertures)
  const tiles = await loadStopTiles(ctx, { kind: input.kind, id }, stops)
  return stops.flatMap((fNumber) => {
    const items = tiles.get(fNumber) ?? []
    return items.length === 0 ? [] : [{ fNumber, items }]
  })
}

/** Compares two lenses at the apertures used with both. @throws ContentNotFound */
export async function compareLenses(
  ctx: Ctx,
  input: { a: string; b: string },
): Promise<MethodOutput<typeof Gear.Compare>> {
  const lenses = { a: { kind: 'lens', id: input.a }, b: { kind: 'lens', id: input.b } } as const
  const [a, b] = await Promise.all([getGearPage(ctx, lenses.a), getGearPage(ctx, lenses.b)])
  const ofB = new Set(b.apertures.map((bar) => bar.value))
  const stops = pickStops(a.apertures.filter((bar) => ofB.has(bar.value)))
  const [tilesA, tilesB] = await Promise.all([
    loadStopTiles(ctx, { kind: 'lens', id: a.id }, stops),
    loadStopTiles(ctx, { kind: 'lens', id: b.id }, stops),
  ])
  return {
    a,
    b,
    stops: stops.map((fNumber) => ({
      fNumber,
      a: tilesA.get(fNumber) ?? [],
      b: tilesB.get(fNumber) ?? [],
    })),
  }
}

/** The most used apertures, in order. */
export function pickStops(apertures: GearPage['apertures']): number[] {
  return apertures
    .toSorted((x, y) => y.count - x.count || x.value - y.value)
    .slice(0, maxStops)
    .map((bar) => bar.value)
    .toSorted((x, y) => x - y)
}

interface StopRow {
  id: string
  /** The photograph, unless it is the cover. */
  match: string | null
  stop: number
}

// Covers are read live. Further photographs are those last stored as the best, shown only if they are unchanged and
// still public.
async function loadStopTiles(
  ctx: Ctx,
  { kind, id }: GearInput,
  stops: readonly number[],
): Promise<Map<number, PictureTile[]>> {
  if (stops.length === 0) return new Map()
  const variant = { kind, member: ctx.viewer !== null }
  const rows = await bestAtStops(ctx.db, variant, { id, stops, viewerId: ctx.viewer?.id ?? null })
  const found = Map.groupBy(await loadTilesOfRows(ctx, rows), ({ row }) => row.stop)
  return new Map([...found].map(([stop, tiles]) => [stop, tiles.map(({ tile }) => tile)]))
}

type BestValues = { id: string; stops: readonly number[]; viewerId: string | null }
type BestVariant = { kind: GearInput['kind']; member: boolean }

// Each stop is a look-up in an index that has the order too, so the plan is the same for all gear. The subselect hides
// the number of stops from the planner, as `anyOf` does.
const bestAtStops = preparedQueries<BestValues, BestVariant, StopRow>(
  'gear.best',
  (db, param, { kind, member }) => {
    // Public posts, so the page is the same for everybody, except for blocks.
    const visible = visiblePosts(member ? sql<string>`${param('viewerId')}::uuid` : null)
    const best = sql`order by publish.hot desc, publish.id desc limit ${sql.lit(perStop)}`
    const query = sql<StopRow>`
      select best.id, best.match, stop.f_number as stop
      from unnest((select ${param('stops')}::numeric[])) as stop (f_number), lateral (
        select distinct on (found.hot, found.id) found.id, found.match from (
          (select publish.id, publish.hot, null::uuid as match from publish
            where ${coverColumns[kind]} = ${param('id')} and publish.cover_f_number = stop.f_number
              and publish.expose_others and ${visible} ${best})
          union all
          (select publish.id, publish.hot, shot.picture_id from gear_best kept
            join publish_shot shot on shot.picture_id = kept.picture_id
              and ${shotColumns[kind]} = kept.gear_id and shot.f_number = kept.f_number
            join publish on publish.id = shot.publish_id
            where kept.kind = ${sql.lit(kind)} and kept.gear_id = ${param('id')} and kept.f_number = stop.f_number
              and publish.expose_others and ${visible} ${best})
        ) as found
        order by found.hot desc, found.id desc, found.match nulls first limit ${sql.lit(perStop)}
      ) as best`
    return { compile: () => query.compile(db) }
  },
)
