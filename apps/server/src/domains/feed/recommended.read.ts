import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { beginsAt, keysetPage, type PageInput } from '../../db/paging.ts'
import { hasPictures, visiblePosts } from '../post/index.ts'

/** Key of 推荐: the edition being read and the position in it. */
const rankKey = z.tuple([z.int(), z.int()])
type RankKey = z.output<typeof rankKey>

export interface RankRow {
  id: string
  why: number
  edition: number
  position: number
  size: number
}

/**
 * A page of 推荐. A reader pages through the edition they started with, so that positions do not shift; when it has been
 * removed (after half an hour) they continue in the newest one. totalCount: counter, the size of the edition.
 * `picturesOnly`: only posts with photographs.
 * @returns null while there is no edition, and for a cursor of the list shown instead
 */
export async function listRecommended(
  ctx: Ctx,
  input: PageInput,
  { picturesOnly = false }: { picturesOnly?: boolean } = {},
) {
  if (!beginsAt(input, rankKey)) return null
  const page = await keysetPage(input, rankKey, {
    endlessFor: ctx,
    read: ({ after, skip, limit }) => {
      const [edition, position] = after ?? [0, skip - 1]
      return readVisible(ctx, { requested: limit, picturesOnly }, edition, position)
    },
    count: { of: (rows) => rows[0]?.size ?? 0 },
    keyOf: (row): RankKey => [row.edition, row.position],
  })
  const isEmpty = page.rows.length === 0 && input.cursor === undefined
  return isEmpty && !(await hasEdition(ctx.db)) ? null : page
}

// Extra positions that are read: as many posts of a page may be hidden from a viewer or deleted since the edition was
// made before a second query is needed.
const slack = 4

async function readVisible(
  ctx: Ctx,
  { requested, picturesOnly }: { requested: number; picturesOnly: boolean },
  edition: number,
  afterPosition: number,
): Promise<RankRow[]> {
  const variant = { member: ctx.viewer !== null, picturesOnly, window: requested + slack }
  const found: RankRow[] = []
  let from = { edition, afterPosition }
  while (found.length < requested) {
    const window = await ranked(ctx.db, variant, { viewerId: ctx.viewer?.id ?? null, ...from })
    for (const row of window) if (isShown(row)) found.push(row)
    const last = window.at(-1)
    if (last === undefined || window.length < variant.window) break
    from = { edition: last.edition, afterPosition: last.position }
  }
  return found.slice(0, requested)
}

interface WindowRow extends Omit<RankRow, 'id'> {
  /** Null for a post hidden from this viewer. */
  id: string | null
}

function isShown(row: WindowRow): row is RankRow {
  return row.id !== null
}

type RankValues = { viewerId: string | null; edition: number; afterPosition: number }

interface RankVariant extends Record<string, boolean | number> {
  member: boolean
  picturesOnly: boolean
  window: number
}

// Positions have no gaps, so each one is looked up by key: the plan's cost does not depend on statistics of a table
// that changes every minute. With a range, a planner without statistics read and sorted the whole edition, and one with
// them replanned at each call.
const ranked = preparedQueries<RankValues, RankVariant, WindowRow>(
  'post.ranked',
  (db, param, { member, picturesOnly, window }) => {
    const viewerId = member ? sql<string>`${param('viewerId')}::uuid` : null
    const query = sql<WindowRow>`
      select current.edition, place.position, place.why, publish.id, current.size
      from (
        select edition, size from feed_edition
        where edition = (select coalesce(
            (select e.edition from feed_edition e where e.edition = ${param('edition')}::bigint),
            (select max(e.edition) from feed_edition e)))
      ) as current
      cross join generate_series(1, ${sql.lit(window)}) as step
      cross join lateral (
        select position, why, publish_id from feed_rank
        where feed_rank.edition = current.edition and position = ${param('afterPosition')}::integer + step
        limit 1
      ) as place
      left join lateral (
        select publish.id from publish
        where publish.id = place.publish_id and ${visiblePosts(viewerId)} ${picturesOnly ? sql`and ${hasPictures}` : sql``}
      ) as publish on true
      order by place.position`
    return { compile: () => query.compile(db) }
  },
)

async function hasEdition(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('feed_edition').select('edition').limit(1).executeTakeFirst()
  return row !== undefined
}
