import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import {
  anyOf,
  plannedQueries,
  preparedQueries,
  preparedQuery,
  type ParamOf,
} from '../../db/prepared-query.ts'
import { memoize } from '../../cache/memoize.ts'
import { hasPictures, isPublished, visiblePosts } from '../post/index.ts'

const maxShown = 6
const cache = { name: 'related_posts', max: 500, ttlMs: 60_000 }
/** Number of newest posts considered per shared property: enough to choose from, and bounded for any tag. */
const weighed = 24

/** What posts are compared by. */
interface Likeness extends Record<string, unknown> {
  author_id: string
  tags: string[]
  topic_ids: string[]
  cover_camera_id: string | null
  cover_lens_id: string | null
}

/**
 * Posts similar to this one that the viewer may see: by shared tags, then topics, then lens and camera; equals by
 * engagement. The author's own posts are listed elsewhere on the page. Further posts of a member come after the first ones
 * of others: a series would fill the list.
 */
export async function listRelated(ctx: Ctx, id: string): Promise<string[]> {
  const similar = await alike(ctx.app, id)
  if (similar.length === 0) return []
  const found = await shownOf(
    ctx.db,
    { member: ctx.viewer !== null },
    { ids: similar.map((post) => post.id), viewerId: ctx.viewer?.id ?? null },
  )
  const shown = new Set(found.map((post) => post.id))
  const visible = similar.filter(({ id: one }) => shown.has(one))
  const isFirst = ({ author_id }: SimilarPost, at: number) =>
    visible.findIndex((other) => other.author_id === author_id) === at
  const firsts = visible.filter(isFirst)
  const further = visible.filter((post, at) => !isFirst(post, at))
  return [...firsts, ...further].slice(0, maxShown).map((post) => post.id)
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
const alike = memoize(cache, async ({ db }, id): Promise<SimilarPost[]> => {
  const [post] = await likenessOf(db, { id })
  if (post === undefined) return []
  const variant = {
    tags: post.tags.length > 0,
    topics: post.topic_ids.length > 0,
    lens: post.cover_lens_id !== null,
    camera: post.cover_camera_id !== null,
  }
  if (!Object.values(variant).includes(true)) return []
  return alikePosts(db, variant, post)
})

const likenessOf = preparedQuery<{ id: string }, Likeness>('post.likeness', (db, param) =>
  db
    .selectFrom('publish')
    .select(['author_id', 'tags', 'topic_ids', 'cover_camera_id', 'cover_lens_id'])
    .where('id', '=', sql<string>`${param('id')}::uuid`),
)

interface SimilarPost {
  id: string
  author_id: string
}

type Sources = Record<'tags' | 'topics' | 'lens' | 'camera', boolean>

const alikePosts = plannedQueries<Likeness, Sources, SimilarPost>((db, param, variant) => {
  const candidates = sourcesOf(param, variant).map(
    ({
      likeness,
      points,
    }) => sql`(select publish.id, publish.author_id, ${points} as points, publish.hot from publish
      where ${likeness} and ${isPublished} and ${hasPictures} and publish.author_id <> ${param('author_id')}::uuid
      order by publish.created_at desc limit ${sql.lit(weighed)})`,
  )
  const query = sql<SimilarPost>`
    select id, author_id from (${sql.join(candidates, sql` union all `)}) as alike
    group by id, author_id order by sum(points) desc, max(hot) desc, id desc`
  return { compile: () => query.compile(db) }
})

interface Source {
  likeness: RawBuilder<SqlBool>
  points: RawBuilder<number>
}

function sourcesOf(param: ParamOf<Likeness>, { tags, topics, lens, camera }: Sources): Source[] {
  const shared = (column: 'tags' | 'topic_ids', each: number): Source => {
    const own = sql.ref(`publish.${column}`)
    const given = sql`${param(column)}::text[]`
    const common = sql`(select count(*) from unnest(${own}) as one (name) where one.name = any(${given}))`
    return { likeness: sql<SqlBool>`${own} && ${given}`, points: sql<number>`${sql.lit(each)} * ${common}` }
  }
  const same = (column: 'cover_lens_id' | 'cover_camera_id', points: number): Source => ({
    likeness: sql<SqlBool>`${sql.ref(`publish.${column}`)} = ${param(column)}`,
    points: sql<number>`${sql.lit(points)}`,
  })
  return [
    ...(tags ? [shared('tags', 4)] : []),
    ...(topics ? [shared('topic_ids', 2)] : []),
    ...(lens ? [same('cover_lens_id', 2)] : []),
    ...(camera ? [same('cover_camera_id', 1)] : []),
  ]
}
