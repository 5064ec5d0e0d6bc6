import { feedReasons } from '@guangquan/rules/posts/feed-order'
import { positionsUpTo, readerOrder, topicLift } from '@guangquan/rules/posts/topic-lift'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { beginsAt, keysetPage, type PageInput } from '../../db/paging.ts'
import { hasPictures, visiblePosts } from '../post-access/index.ts'

/** Key of 推荐: the edition being read, and the last post's place in this reader's order. */
const rankKey = z.tuple([z.int(), z.int()])
type RankKey = z.output<typeof rankKey>

export interface RankRow {
  id: string
  why: number
  edition: number
  /** Place in this reader's order. */
  order: number
  size: number
}

interface RecommendedList {
  /** Only posts with photographs. */
  picturesOnly?: boolean
  /** Posts of these topics are lifted. */
  topicIds?: readonly string[]
}

/**
 * A page of 推荐. A reader pages through the edition they started with, so that positions do not shift; when it has been
 * removed (after half an hour) they continue in the newest one. totalCount: counter, the size of the edition.
 * @returns null while there is no edition, and for a cursor of the list shown instead
 */
export async function listRecommended(ctx: Ctx, input: PageInput, list: RecommendedList = {}) {
  if (!beginsAt(input, rankKey)) return null
  const page = await keysetPage(input, rankKey, {
    endlessFor: ctx,
    read: async ({ after, skip, limit }) => {
      const [edition, order] = after ?? [0, -1]
      return (await readVisible(ctx, { ...list, requested: skip + limit }, edition, order)).slice(skip)
    },
    count: { of: (rows) => rows[0]?.size ?? 0 },
    keyOf: (row): RankKey => [row.edition, row.order],
  })
  const isEmpty = page.rows.length === 0 && input.cursor === undefined
  return isEmpty && !(await hasEdition(ctx.db)) ? null : page
}

// Extra positions that are read: as many posts of a page may be hidden from a viewer or deleted since the edition was
// made before a second query is needed.
const slack = 4
// A list that is read by skipping, not by cursor, is read in these pieces.
const largeWindow = 500

async function readVisible(
  ctx: Ctx,
  { requested, picturesOnly = false, topicIds = [] }: RecommendedList & { requested: number },
  edition: number,
  afterOrder: number,
): Promise<RankRow[]> {
  const variant = {
    member: ctx.viewer !== null,
    picturesOnly,
    lifts: topicIds.length > 0,
    window: requested > largeWindow ? largeWindow : requested + slack,
  }
  const found: RankRow[] = []
  let from = { edition, order: afterOrder }
  while (found.length < requested) {
    const after = positionsUpTo(from.order)
    const rows = await ranked(ctx.db, variant, {
      viewerId: ctx.viewer?.id ?? null,
      topicIds,
      edition: from.edition,
      afterOther: after.other,
      afterLifted: after.lifted,
    })
    const others = rows.filter((row) => !row.as_lifted)
    const last = others.at(-1)
    if (last === undefined) break
    const end = readerOrder(last.position, false)
    found.push(...shownUpTo(rows, end))
    if (others.length < variant.window) break
    from = { edition: last.edition, order: end }
  }
  return found.slice(0, requested)
}

// Lifted posts are read as far as the window of the others reaches in this reader's order.
function shownUpTo(rows: readonly WindowRow[], end: number): RankRow[] {
  return rows
    .flatMap(({ id, edition, position, why, size, as_lifted, matches }) => {
      const order = readerOrder(position, as_lifted)
      if (id === null || matches !== as_lifted || order > end) return []
      return [{ id, edition, order, size, why: as_lifted ? feedReasons.topic : why }]
    })
    .toSorted((a, b) => a.order - b.order)
}

interface WindowRow {
  /** Null for a post hidden from this viewer. */
  id: string | null
  edition: number
  position: number
  why: number
  size: number
  /** Read as one of the lifted posts, or as one of the others. */
  as_lifted: boolean
  /** It is one of the lifted posts. */
  matches: boolean
}

type RankValues = {
  viewerId: string | null
  topicIds: readonly string[]
  edition: number
  afterOther: number
  afterLifted: number
}

interface RankVariant extends Record<string, boolean | number> {
  member: boolean
  picturesOnly: boolean
  lifts: boolean
  window: number
}

// Positions have no gaps, so each one is looked up by key: the plan's cost does not depend on statistics of a table
// that changes every minute. With a range, a planner without statistics read and sorted the whole edition, and one with
// them replanned at each call.
const ranked = preparedQueries<RankValues, RankVariant, WindowRow>(
  'post.ranked',
  (db, param, { member, picturesOnly, lifts, window }) => {
    const viewerId = member ? sql<string>`${param('viewerId')}::uuid` : null
    const reach = Math.ceil(window * topicLift) + 2
    const lifted = lifts
      ? sql`union all select true, ${param('afterLifted')}::integer + n from generate_series(1, ${sql.lit(reach)}) as n`
      : sql``
    const matches = lifts
      ? sql`coalesce(publish.topic_ids && ${param('topicIds')}::text[], false)`
      : sql`false`
    const query = sql<WindowRow>`
      select current.edition, place.position, place.why, publish.id, current.size, step.as_lifted,
        ${matches} as matches
      from (
        select edition, size from feed_edition
        where edition = (select coalesce(
            (select e.edition from feed_edition e where e.edition = ${param('edition')}::bigint),
            (select max(e.edition) from feed_edition e)))
      ) as current
      cross join (
        select false as as_lifted, ${param('afterOther')}::integer + n as position
        from generate_series(1, ${sql.lit(window)}) as n ${lifted}
      ) as step
      cross join lateral (
        select position, why, publish_id from feed_rank
        where feed_rank.edition = current.edition and position = step.position
        limit 1
      ) as place
      left join lateral (
        select publish.id, publish.topic_ids from publish
        where publish.id = place.publish_id and ${visiblePosts(viewerId)} ${picturesOnly ? sql`and ${hasPictures}` : sql``}
      ) as publish on true
      order by step.as_lifted, place.position`
    return { compile: () => query.compile(db) }
  },
)

async function hasEdition(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('feed_edition').select('edition').limit(1).executeTakeFirst()
  return row !== undefined
}
