import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { hasPictures, visiblePosts } from './visible-posts.ts'

const shown = 6
/** Of each likeness so many of the newest are weighed: enough to choose from, few enough for any tag. */
const weighed = 24

interface Likeness {
  tags: string[]
  topic_ids: string[]
  cover_camera_id: string | null
  cover_lens_id: string | null
}

/**
 * Posts like this one that the viewer finds: those that share tags, then topics, then lens and camera; among equals
 * the ones more people did something with. The author's own hang beside it already.
 */
export async function listRelated(ctx: Ctx, id: string): Promise<string[]> {
  const post = await ctx.db
    .selectFrom('publish')
    .select(['tags', 'topic_ids', 'cover_camera_id', 'cover_lens_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (post === undefined) return []
  const sources = sourcesOf(post)
  if (sources.length === 0) return []
  const visible = visiblePosts(ctx.viewer === null ? null : sql`${ctx.viewer.id}::uuid`)
  const candidates = sources.map(
    ({ likeness, points }) => sql`(select publish.id, ${points} as points, publish.hot from publish
      where ${likeness} and ${visible} and ${hasPictures} and publish.id <> ${id}::uuid
        and publish.author_id <> (select p.author_id from publish p where p.id = ${id}::uuid)
      order by publish.created_at desc limit ${sql.lit(weighed)})`,
  )
  const { rows } = await sql<{ id: string }>`
    select id from (${sql.join(candidates, sql` union all `)}) as alike
    group by id order by sum(points) desc, max(hot) desc, id desc
    limit ${sql.lit(shown)}`.execute(ctx.db)
  return rows.map((row) => row.id)
}

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
