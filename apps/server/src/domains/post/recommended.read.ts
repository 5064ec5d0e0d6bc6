import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { hotQueries, runOnce, type SlotOf } from '../../db/hot-query.ts'
import { beginsAt, closePage, limitVisitor, openPage, type PageInput } from '../../db/paging.ts'
import { visiblePosts } from './visible-posts.ts'

/** Key of 推荐: the edition being read and the position in it. */
const rankKey = z.tuple([z.int(), z.int()])

export interface RankRow {
  id: string
  why: number
  edition: number
  position: number
  size: number
}

type RankValues = {
  viewerId: string | null
  edition: number
  afterPosition: number
}

/**
 * A page of 推荐. A reader pages through the edition they began with, so that nothing moves under them; when it is
 * gone (half an hour later) they go on in the newest one. totalCount: counter, the size of the edition.
 * @returns null when there is no edition yet, and for the cursor of the list that stood in for it
 */
export async function listRecommended(ctx: Ctx, input: PageInput) {
  if (!beginsAt(input, rankKey)) return null
  const opened = limitVisitor(ctx.viewer, openPage(input, rankKey))
  const [edition, position] = opened.after ?? [0, opened.skip - 1]
  const variant = { member: ctx.viewer !== null, take: opened.take }
  const values = { viewerId: ctx.viewer?.id ?? null, edition, afterPosition: position }
  const rows =
    opened.skip === 0
      ? await ranked(ctx.db, variant, values)
      : await runOnce(ctx.db, (slot) => build(ctx.db, slot, variant), values)
  if (rows.length === 0 && opened.after === null && !(await hasEdition(ctx.db))) return null
  const total = opened.total ?? rows[0]?.size ?? 0
  return closePage(opened, rows, total, (row) => [row.edition, row.position])
}

interface RankVariant extends Record<string, boolean | number> {
  member: boolean
  take: number
}

function build(db: Queryable, slot: SlotOf<RankValues>, { member, take }: RankVariant) {
  const edition: RawBuilder<number> = sql<number>`(select coalesce(
    (select e.edition from feed_edition e where e.edition = ${slot('edition')}::bigint),
    (select max(e.edition) from feed_edition e)))`
  return db
    .selectFrom('feed_rank')
    .innerJoin('publish', 'publish.id', 'feed_rank.publish_id')
    .select(['publish.id', 'feed_rank.why', 'feed_rank.edition', 'feed_rank.position'])
    .select(sql<number>`(select e.size from feed_edition e where e.edition = feed_rank.edition)`.as('size'))
    .where('feed_rank.edition', '=', edition)
    .where('feed_rank.position', '>', sql<number>`${slot('afterPosition')}::integer`)
    .where(visiblePosts(member ? sql`${slot('viewerId')}::uuid` : null))
    .orderBy('feed_rank.position')
    .limit(sql.lit(take + 1))
}

const ranked = hotQueries<RankValues, RankVariant, RankRow>('post.ranked', build)

async function hasEdition(db: Queryable): Promise<boolean> {
  const row = await db.selectFrom('feed_edition').select('edition').limit(1).executeTakeFirst()
  return row !== undefined
}
