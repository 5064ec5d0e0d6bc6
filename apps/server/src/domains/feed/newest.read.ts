import { sql } from 'kysely'
import { timeKey, timeKeyOf, type TimeKey, type TimeRow } from '../../db/time-key.ts'
import type { Ctx } from '../../context.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import type { Queryable } from '../../db/client.ts'
import { keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { afterTimeKey, timeValues, visiblePosts, type TimeValues } from '../post-access/index.ts'
import { countCapped } from './count-capped.ts'

/** A page of 最新: strictly by time. totalCount: capped, as visitors see the list. */
export async function listNewest(ctx: Ctx, input: PageInput) {
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: (window) => readNewest(ctx, window),
    count: () => countCapped(ctx.app, 'newest'),
    keyOf: timeKeyOf,
  })
}

function readNewest(ctx: Ctx, window: PageWindow<TimeKey>): Promise<TimeRow[]> {
  const variant = { member: ctx.viewer !== null, limit: window.limit }
  const values = timeValues(ctx, window.after)
  if (window.skip === 0) return newest(ctx.db, variant, values)
  return runUnprepared(ctx.db, (param) => build(ctx.db, param, variant).offset(window.skip), values)
}

interface NewestVariant extends Record<string, boolean | number> {
  member: boolean
  limit: number
}

function build(db: Queryable, param: ParamOf<TimeValues>, { member, limit }: NewestVariant) {
  return (
    db
      .selectFrom('publish')
      .select(['publish.id', 'publish.created_at'])
      .where(visiblePosts(member ? sql`${param('viewerId')}::uuid` : null))
      .where(afterTimeKey(param))
      .orderBy('publish.created_at', 'desc')
      .orderBy('publish.id', 'desc')
      // A literal: the planner assumes that an unknown limit is a tenth of the table.
      .limit(sql.lit(limit))
  )
}

const newest = preparedQueries<TimeValues, NewestVariant, TimeRow>('post.newest', build)
