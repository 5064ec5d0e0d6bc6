import { maxPageSize, publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import { timeKey, timeKeyOf, type TimeKey, type TimeRow } from '../../db/time-key.ts'
import type { MemberCtx } from '../../context.ts'
import {
  anyOf,
  preparedQueries,
  preparedQuery,
  runUnprepared,
  type ParamOf,
} from '../../db/prepared-query.ts'
import type { Queryable } from '../../db/client.ts'
import { cappedCount, cappedCountOf, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { countPostsOfCircles, findFollowedCircles, readPostsOfCircles } from '../circle/index.ts'
import { followeesOf, listFolloweeIds } from '../follow/index.ts'
import { afterTimeKey, timeValues, type TimeValues, visiblePosts } from '../post-access/index.ts'

// Up to this many followees, the newest posts of each one are looked up. Above, the newest posts of all are scanned:
// among that many authors a page is nearly always found at once.
const shortList = 300
const walkedPosts = 3000

/**
 * A page of 关注: posts of followed members, and of circles that the viewer joined or follows, by time. totalCount:
 * capped, over the first 300 followees.
 */
export async function listFollowed(ctx: MemberCtx, input: PageInput) {
  const [authors, circles] = await Promise.all([
    listFolloweeIds(ctx.db, ctx.viewer.id, shortList + 1),
    findFollowedCircles(ctx),
  ])
  const circleIds = Object.keys(circles)
  const read = async ({ after, skip, limit }: PageWindow<TimeKey>) => {
    const variant = { limit: skip + limit }
    const values = { ...timeValues(ctx, after), authors }
    const isLong = authors.length > shortList
    const [byAuthors, inCircles] = await Promise.all([
      isLong ? readLong(ctx.db, variant, values) : readShort(ctx.db, variant, values),
      readPostsOfCircles(ctx, { circleIds, after, limit: skip + limit }),
    ])
    return mergeByTime(byAuthors, inCircles).slice(skip, skip + limit)
  }
  return keysetPage(input, timeKey, {
    read,
    count: async () => {
      const [byAuthors, inCircles] = await Promise.all([
        counted(ctx.db, { authors: authors.slice(0, shortList) }),
        countPostsOfCircles(ctx, circleIds),
      ])
      return Math.min((byAuthors[0]?.count ?? 0) + inCircles, cappedCount)
    },
    keyOf: timeKeyOf,
  })
}

/** Rows of both, newest first, each once. */
function mergeByTime(first: readonly TimeRow[], second: readonly TimeRow[]): TimeRow[] {
  if (second.length === 0) return [...first]
  const byId = new Map([...first, ...second].map((row) => [row.id, row]))
  return [...byId.values()].toSorted(
    (a, b) => b.created_at.getTime() - a.created_at.getTime() || (a.id < b.id ? 1 : -1),
  )
}

type FollowedValues = TimeValues & { authors: readonly string[] }

interface FollowedVariant extends Record<string, number> {
  limit: number
}

type FollowedParams = ParamOf<FollowedValues>

// The subselect hides the number of authors from the planner, as `anyOf` does.
function buildShort(db: Queryable, param: FollowedParams, { limit }: FollowedVariant) {
  return newestOfEach(db, param, limit, sql`unnest((select ${param('authors')}::uuid[]))`)
}

const readPrepared = preparedQueries<FollowedValues, FollowedVariant, TimeRow>('post.followed', buildShort)

function readShort(db: Queryable, variant: FollowedVariant, values: FollowedValues): Promise<TimeRow[]> {
  if (variant.limit <= maxPageSize + 1) return readPrepared(db, variant, values)
  return runUnprepared(db, (param: FollowedParams) => buildShort(db, param, variant), values)
}

async function readLong(
  db: Queryable,
  { limit }: FollowedVariant,
  values: FollowedValues,
): Promise<TimeRow[]> {
  const walked = await runUnprepared(db, (param: FollowedParams) => walk(db, param, limit), values)
  if (walked.length >= limit) return walked
  return runUnprepared(
    db,
    (param: FollowedParams) => newestOfEach(db, param, limit, followeesOf(viewerOf(param))),
    values,
  )
}

const viewerOf = (param: FollowedParams) => sql<string>`${param('viewerId')}::uuid`
const byTime = sql`order by publish.created_at desc, publish.id desc`

function newestOfEach(db: Queryable, param: FollowedParams, limit: number, authors: RawBuilder<unknown>) {
  const query = sql<TimeRow>`
    select page.id, page.created_at from ${authors} as author (id)
    cross join lateral (
      select publish.id, publish.created_at from publish
      where publish.author_id = author.id and ${visiblePosts(viewerOf(param))} and ${afterTimeKey(param)}
      ${byTime} limit ${sql.lit(limit)}
    ) as page
    order by page.created_at desc, page.id desc limit ${sql.lit(limit)}`
  return { compile: () => query.compile(db) }
}

function walk(db: Queryable, param: FollowedParams, limit: number) {
  const query = sql<TimeRow>`
    select publish.id, publish.created_at from (
      select id, created_at, author_id, status, expose_fans, expose_followed, expose_others,
        circle_id, expose_circle from publish
      where publish.status = ${sql.lit(publishStatus.published)} and ${afterTimeKey(param)}
      ${byTime} limit ${sql.lit(walkedPosts)}
    ) as publish
    where publish.author_id in ${followeesOf(viewerOf(param))} and ${visiblePosts(viewerOf(param))}
    ${byTime} limit ${sql.lit(limit)}`
  return { compile: () => query.compile(db) }
}

const counted = preparedQuery<{ authors: readonly string[] }, { count: number }>(
  'post.followed.count',
  (db, param) => {
    const query = cappedCountOf(sql`from publish where publish.author_id = ${anyOf(param('authors'))}
      and publish.status = ${sql.lit(publishStatus.published)}`)
    return { compile: () => query.compile(db) }
  },
)
