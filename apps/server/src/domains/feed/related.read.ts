import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { anyOf, preparedQueries, preparedQuery, type ParamOf } from '../../db/prepared-query.ts'
import { memoize } from '../../cache/memoize.ts'
import {
  fewPosts,
  hasPictures,
  isPublished,
  planFor,
  visiblePosts,
  type PlanByCount,
} from '../post-access/index.ts'

const maxShown = 6
const cache = { name: 'related_posts', max: 500, ttlMs: 60_000 }
/** Number of newest posts considered per shared property: enough to choose from, and bounded for any tag. */
const weighed = 24

/** The properties by which posts are compared. */
interface Likeness extends Record<string, unknown> {
  author_id: string
  tags: string[]
  topic_ids: string[]
  cover_camera_id: string | null
  cover_lens_id: string | null
  /** Numbers of public posts with its tags, and with its topics, each added up. */
  tag_uses: number
  topic_uses: number
}

/**
 * Posts similar to this one that the viewer may see: by shared tags, then topics, then lens and camera; equals by
 * engagement. The author's own posts are listed elsewhere on the page. Further posts of a member come after the first
 * ones of others: a series would fill the list.
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
const alike = memoize(cache, async (app, id): Promise<SimilarPost[]> => {
  const [post] = await likenessOf(app.db, { id })
  if (post === undefined) return []
  const variant = {
    tags: post.tags.length > 0 && (await planFor(app, post.tag_uses)),
    topics: post.topic_ids.length > 0 && (await planFor(app, post.topic_uses)),
    lens: post.cover_lens_id !== null,
    camera: post.cover_camera_id !== null,
  }
  if (Object.values(variant).every((source) => source === false)) return []
  return alikePosts(app.db, variant, post)
})

const likenessOf = preparedQuery<{ id: string }, Likeness>('post.likeness', (db, param) => {
  const query = sql<Likeness>`
    select author_id, tags, topic_ids, cover_camera_id, cover_lens_id,
      (select coalesce(sum(use_count), 0)::integer from tag where name = any(publish.tags)) as tag_uses,
      (select coalesce(sum(use_count), 0)::integer from topic where topic.id = any(publish.topic_ids)) as topic_uses
    from publish where id = ${param('id')}::uuid`
  return { compile: () => query.compile(db) }
})

interface SimilarPost {
  id: string
  author_id: string
}

type Sources = {
  tags: PlanByCount | false
  topics: PlanByCount | false
  lens: boolean
  camera: boolean
}

const alikePosts = preparedQueries<Likeness, Sources, SimilarPost>('post.alike', (db, param, variant) => {
  const candidates = sourcesOf(param, variant).map(
    ({ from, likeness, points }) => sql`(
      select publish.id, publish.author_id, ${points} as points, publish.hot from ${from}
      where ${likeness} and ${isPublished} and ${hasPictures} and publish.author_id <> ${param('author_id')}::uuid
      order by publish.created_at desc limit ${sql.lit(weighed)})`,
  )
  const query = sql<SimilarPost>`
    select id, author_id from (${sql.join(candidates, sql` union all `)}) as alike
    group by id, author_id order by sum(points) desc, max(hot) desc, id desc`
  return { compile: () => query.compile(db) }
})

/**
 * In place of the table, the newest posts in their order. The limit ends the search for a common tag of which nearly
 * all posts are by the same author, or without pictures.
 */
const newest = sql`(select * from publish where ${isPublished} order by created_at desc limit 20000) as publish`

interface Source {
  from: RawBuilder<unknown>
  likeness: RawBuilder<SqlBool>
  points: RawBuilder<number>
}

function sourcesOf(param: ParamOf<Likeness>, { tags, topics, lens, camera }: Sources): Source[] {
  const shared = (column: 'tags' | 'topic_ids', plan: PlanByCount, each: number): Source => {
    const own = sql.ref(`publish.${column}`)
    // The subselect hides the names from the planner, which would plan each call for them otherwise.
    const given = sql`(select ${param(column)}::text[])`
    const common = sql`(select count(*) from unnest(${own}) as one (name) where one.name = any(${param(column)}::text[]))`
    const likeness = sql<SqlBool>`${own} && ${given}`
    return {
      from: plan === 'few' ? fewPosts([likeness]) : newest,
      likeness,
      points: sql<number>`${sql.lit(each)} * ${common}`,
    }
  }
  const same = (column: 'cover_lens_id' | 'cover_camera_id', points: number): Source => ({
    from: sql`publish`,
    likeness: sql<SqlBool>`${sql.ref(`publish.${column}`)} = ${param(column)}`,
    points: sql<number>`${sql.lit(points)}`,
  })
  return [
    ...(tags === false ? [] : [shared('tags', tags, 4)]),
    ...(topics === false ? [] : [shared('topic_ids', topics, 2)]),
    ...(lens ? [same('cover_lens_id', 2)] : []),
    ...(camera ? [same('cover_camera_id', 1)] : []),
  ]
}
