import { pageSize } from '@guangquan/contract'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { PageWindow } from '../../db/paging.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { hasPictures, visiblePosts } from '../post-access/index.ts'
import { coversBy, furtherBy, isIndexed, isOfOneKind, plansOf, type Plan, type Plans } from './wall-plan.ts'
import {
  fieldsOf,
  filterSql,
  furtherMatch,
  hasShotConditions,
  keyOfFilter,
  type FilterSql,
  type WallFilter,
} from './wall-filter.ts'

/** An order of the wall. */
interface WallOrder<V, R> {
  /** Name of its prepared statements. */
  name: string
  /** Columns of `publish` that the order needs besides the id. */
  columns: RawBuilder<unknown>
  /** SQL: the row of `publish` comes after the key. */
  isAfter: (param: ParamOf<V>) => RawBuilder<SqlBool>
  by: RawBuilder<unknown>
  /** The same order of rows that were read. */
  compare: (a: R, b: R) => number
}

/** The matching photograph of the post, if it is not the cover. */
export interface Matched {
  match?: string
}

type Part = 'covers' | 'further'

interface Variant extends Record<string, string | number | boolean> {
  member: boolean
  part: Part
  plan: Plan
  /** Columns of the filter, with commas. */
  fields: string
  limit: number
}

type Viewed = { viewerId: string | null }

/**
 * Reads of the wall in one order: posts whose cover matches the filter, merged with posts of which another photograph
 * does. Two queries, because an index has covers in the order of the wall; with `or` everything would have to be
 * sorted.
 */
export function wallQueries<V extends Viewed, R extends { id: string }>(order: WallOrder<V, R>) {
  const prepared = preparedQueries<V & Record<string, unknown>, Variant, R & Matched>(
    `post.wall.${order.name}`,
    (db, param, { fields, ...chosen }) => {
      const named = fields.split(',').filter((field) => field !== '')
      const filter = Object.fromEntries(named.map((field) => [field, param(field)]))
      return { compile: () => queryOf(order, param, filter, { ...chosen, skip: 0 }).compile(db) }
    },
  )
  return async (
    ctx: Ctx,
    window: PageWindow<unknown>,
    filter: WallFilter,
    values: V,
  ): Promise<(R & Matched)[]> => {
    const reach = reachOf(window, filter)
    const plans = await choosePlans(ctx, window, filter)
    const read = (part: Part) => {
      const chosen = { member: ctx.viewer !== null, part, plan: plans[part], limit: reach.limit }
      if (chosen.plan !== 'values') {
        return prepared(ctx.db, { ...chosen, fields: fieldsOf(filter).join() }, { ...filter, ...values })
      }
      const own = filterSql(filter)
      const query = (param: ParamOf<V>) => queryOf(order, param, own, { ...chosen, skip: reach.skip })
      return runUnprepared(ctx.db, (param) => ({ compile: () => query(param).compile(ctx.db) }), values)
    }
    const [covers, further] = await Promise.all([
      read('covers'),
      hasShotConditions(filter) ? read('further') : [],
    ])
    return joinFound(covers, further, order.compare).slice(reach.drop)
  }
}

interface Chosen {
  member: boolean
  part: Part
  plan: Plan
  limit: number
  skip: number
}

function queryOf<V extends Viewed, R>(
  { columns, isAfter, by }: WallOrder<V, R>,
  param: ParamOf<V>,
  filter: FilterSql,
  { member, part, plan, limit, skip }: Chosen,
): RawBuilder<R & Matched> {
  const visible = visiblePosts(member ? sql<string>`${param('viewerId')}::uuid` : null)
  const { from, where } = part === 'covers' ? coversBy(plan, filter) : furtherBy(plan, filter)
  const match = part === 'covers' ? sql`` : sql`, ${furtherMatch(filter)} as match`
  return sql`select publish.id, ${columns}${match} from ${from}
    where ${sql.join([visible, hasPictures, ...where, isAfter(param)], sql` and `)}
    order by ${by} limit ${sql.lit(limit)} offset ${sql.lit(skip)}`
}

/** Other lengths of a page, skipped rows and several kinds of conditions are rare, and each would be a statement. */
async function choosePlans(ctx: Ctx, window: PageWindow<unknown>, filter: WallFilter): Promise<Plans> {
  if (window.skip > 0) return { covers: 'values', further: 'values' }
  if (window.take === pageSize && isOfOneKind(filter)) return plansOf(ctx.app, keyOfFilter(filter))
  return { covers: isIndexed(filter) ? 'index' : 'values', further: 'values' }
}

// When two lists are merged, skipped rows can be dropped only afterwards.
function reachOf({ skip, limit }: PageWindow<unknown>, filter: WallFilter) {
  return hasShotConditions(filter) ? { skip: 0, limit: skip + limit, drop: skip } : { skip, limit, drop: 0 }
}

/** Merges two lists in the same order without duplicates: a post whose cover matches is found by it. */
function joinFound<R extends { id: string }>(
  covers: readonly (R & Matched)[],
  further: readonly (R & Matched)[],
  compare: (a: R, b: R) => number,
): (R & Matched)[] {
  if (further.length === 0) return [...covers]
  const found = new Map([...further, ...covers].map((row) => [row.id, row]))
  return [...found.values()].toSorted((a, b) => compare(a, b) || (a.id < b.id ? 1 : -1))
}
