import { maxPageSize, publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { hotQueries, runOnce, type SlotOf } from '../../db/hot-query.ts'
import type { Queryable } from '../../db/client.ts'
import { cappedCount, closePage, openPage, type PageInput } from '../../db/paging.ts'
import { followeesOf, listFolloweeIds } from '../follow/index.ts'
import {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeRow,
  type TimeValues,
  visiblePosts,
} from '../post/index.ts'

// Up to so many followees each one's newest posts are looked up. With more, the newest posts of all are walked
// first: among that many authors a page is nearly always found there at once.
const shortList = 300
const walkedPosts = 3000

/** A page of 关注: posts of followed members by time. totalCount: capped, over the first 300 followees. */
export async function listFollowed(ctx: MemberCtx, input: PageInput) {
  const window = openPage(input, timeKey)
  const authors = await listFolloweeIds(ctx.db, ctx.viewer.id, shortList + 1)
  const variant = { take: window.take + window.skip }
  const values = { ...timeValues(ctx, window.after), authors }
  const [rows, total] = await Promise.all([
    authors.length > shortList ? readLong(ctx.db, variant, values) : readShort(ctx.db, variant, values),
    window.total ?? countFollowed(ctx.db, authors.slice(0, shortList)),
  ])
  return closePage(window, rows.slice(window.skip), total, timeKeyOf)
}

type FollowedValues = TimeValues & { authors: readonly string[] }

interface FollowedVariant extends Record<string, number> {
  take: number
}

type FollowedSlots = SlotOf<FollowedValues>

function buildShort(db: Queryable, slot: FollowedSlots, { take }: FollowedVariant) {
  return newestOfEach(db, slot, take, sql`unnest(${slot('authors')}::uuid[])`)
}

const readHot = hotQueries<FollowedValues, FollowedVariant, TimeRow>('post.followed', buildShort)

function readShort(db: Queryable, variant: FollowedVariant, values: FollowedValues): Promise<TimeRow[]> {
  if (variant.take <= maxPageSize) return readHot(db, variant, values)
  return runOnce(db, (slot: FollowedSlots) => buildShort(db, slot, variant), values)
}

async function readLong(
  db: Queryable,
  { take }: FollowedVariant,
  values: FollowedValues,
): Promise<TimeRow[]> {
  const walked = await runOnce(db, (slot: FollowedSlots) => walk(db, slot, take), values)
  if (walked.length > take) return walked
  return runOnce(
    db,
    (slot: FollowedSlots) => newestOfEach(db, slot, take, followeesOf(viewerOf(slot))),
    values,
  )
}

const viewerOf = (slot: FollowedSlots) => sql<string>`${slot('viewerId')}::uuid`
const byTime = sql`order by publish.created_at desc, publish.id desc`

function newestOfEach(db: Queryable, slot: FollowedSlots, take: number, authors: RawBuilder<unknown>) {
  const query = sql<TimeRow>`
    select page.id, page.created_at from ${authors} as author (id)
    cross join lateral (
      select publish.id, publish.created_at from publish
      where publish.author_id = author.id and ${visiblePosts(viewerOf(slot))} and ${afterTimeKey(slot)}
      ${byTime} limit ${sql.lit(take + 1)}
    ) as page
    order by page.created_at desc, page.id desc limit ${sql.lit(take + 1)}`
  return { compile: () => query.compile(db) }
}

function walk(db: Queryable, slot: FollowedSlots, take: number) {
  const query = sql<TimeRow>`
    select publish.id, publish.created_at from (
      select id, created_at, author_id, status, expose_fans, expose_followed, expose_others from publish
      where publish.status = ${sql.lit(publishStatus.published)} and ${afterTimeKey(slot)}
      ${byTime} limit ${sql.lit(walkedPosts)}
    ) as publish
    where publish.author_id in ${followeesOf(viewerOf(slot))} and ${visiblePosts(viewerOf(slot))}
    ${byTime} limit ${sql.lit(take + 1)}`
  return { compile: () => query.compile(db) }
}

async function countFollowed(db: Queryable, authors: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select 1 from publish
      where publish.author_id = any(${authors}::uuid[]) and publish.status = ${sql.lit(publishStatus.published)}
      limit ${sql.lit(cappedCount)}
    ) as capped`.execute(db)
  return rows[0]?.count ?? 0
}
