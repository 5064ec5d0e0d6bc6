import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyOf, preparedQueries } from '../../db/prepared-query.ts'
import { memoize } from '../../cache/memoize.ts'
import { hasPictures, isPublished, visiblePosts } from '../post/index.ts'

const maxShown = 6
const cache = { name: 'related_posts', max: 500, ttlMs: 60_000 }
/** Number of newest posts considered per shared property: enough to choose from, and bounded for any tag. */
const weighed = 24

interface Likeness {
  tags: string[]
  topic_ids: string[]
  cover_camera_id: string | null
  cover_lens_id: string | null
}

/**
 * Posts similar to this one that the viewer may see: by shared tags, then topics, then lens and camera; equals by
 * engagement. The author's own posts are listed elsewhere on the page.
 */
export async function listRelated(ctx: Ctx, id: string): Promise<string[]> {
  const ids = await alike(ctx.app, id)
  if (ids.length === 0) return []
  const found = await shownOf(
    ctx.db,
    { member: ctx.viewer !== null },
    { ids, viewerId: ctx.viewer?.id ?? null },
  )
  const shown = new Set(found.map((post) => post.id))
  return ids.filter((one) => shown.has(one)).slice(0, maxShown)
}

type ShownValues = { ids: string[]; viewerId: string | null }

const shownOf = preparedQueries<ShownValues, { member: boolean }, { id: string }>(
  'post.related',
  (db, param, { member }) =>
    db
      .selectFrom('publish')
      .select('publish.id')
      .where('publish.id', '=', anyOf(param('ids')))
      .where(visiblePosts(member ? sql`${param('viewerId')}::uuid` : null)),
)

/** Similar posts, most similar first, the same for everybody; visibility is checked per viewer. */
const alike = memoize(cache, async (app, id): Promise<string[]> => {
  const post = await app.db
    .selectFrom('publish')
    .select(['author_id', 'tags', 'topic_ids', 'cover_camera_id', 'cover_lens_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  const sources = post === undefined ? [] : sourcesOf(post)
  if (post === undefined || sources.length === 0) return []
  const candidates = sources.map(
    ({ likeness, points }) => sql`(select publish.id, ${points} as points, publish.hot from publish
      where ${likeness} and ${isPublished} and ${hasPictures} and publish.author_id <> ${post.author_id}::uuid
      order by publish.created_at desc limit ${sql.lit(weighed)})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(candidates, sql` union all `)}) as alike
    group by id order by sum(points) desc, max(hot) desc, id desc`.execute(app.db)
  return rows.map((row) => row.id)
})

function sourcesOf(post: Likeness): { likeness: RawBuilder<SqlBool>; points: RawBuilder<number> }[] {
  const { tags, topic_ids, cover_camera_id, cover_lens_id } = post
  const common = (column: string, of: readonly string[]) =>
    sql<number>`(select count(*) from unnest(${sql.ref(column)}) as one (name) where one.name = any(${of}::text[]))`
  return [
    ...(tags.length === 0
      ? []
      : [
          {
            likeness: sql<SqlBool>`publish.tags && ${tags}::text[]`,
            points: sql<number>`4 * ${common('publish.tags', tags)}`,
          },
        ]),
    ...(topic_ids.length === 0
      ? []
      : [
          {
            likeness: sql<SqlBool>`publish.topic_ids && ${topic_ids}::text[]`,
            points: sql<number>`2 * ${common('publish.topic_ids', topic_ids)}`,
          },
        ]),
    ...(cover_lens_id === null
      ? []
      : [{ likeness: sql<SqlBool>`publish.cover_lens_id = ${cover_lens_id}`, points: sql<number>`2` }]),
    ...(cover_camera_id === null
      ? []
      : [{ likeness: sql<SqlBool>`publish.cover_camera_id = ${cover_camera_id}`, points: sql<number>`1` }]),
  ]
}
