import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isInWindow, timeKey, type TimeKey, timeKeyOf } from '../../db/time-key.ts'
import { containing } from '../../db/like-pattern.ts'

/** A post in any state. */
export interface AnyPost {
  id: string
  author_id: string
  publish_type: number
  status: number
  title: string
  body: string
  picture_count: number
  topic_ids: string[]
  tags: string[]
  like_count: number
  reply_count: number
  review_reason: string
  revision: number
  created_at: Date
}

interface PostFilter extends PageInput {
  authorId?: string | undefined
  status?: number | undefined
  publishType?: number | undefined
  /** Only these. */
  ids?: readonly string[] | undefined
  /** Words, and the posts the index of search finds by them: of published posts, or of those that were. */
  words?: { text: string; foundIds: readonly string[] } | undefined
}

const columns = sql`id, author_id, publish_type, status, title, body, picture_count, topic_ids, tags, like_count,
  reply_count, review_reason, revision, created_at`

/** A page of the posts in every state, newest first. totalCount: capped. */
export async function listAllPosts(ctx: Ctx, filter: PostFilter) {
  const found = sql`from publish where ${sql.join(conditionsOf(filter), sql` and `)}`
  const read = async (window: PageWindow<TimeKey>) => {
    const { rows } = await sql<AnyPost>`
      select ${columns} ${found} and ${isInWindow('publish', window)}
      order by publish.created_at desc, publish.id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(filter, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, found),
    keyOf: timeKeyOf,
  })
}

/** A post in any state. */
export async function findAnyPost(ctx: Pick<Ctx, 'db'>, id: string): Promise<AnyPost | undefined> {
  const { rows } = await sql<AnyPost>`select ${columns} from publish where id = ${id}`.execute(ctx.db)
  return rows[0]
}

function conditionsOf({ authorId, status, publishType, ids, words }: PostFilter): RawBuilder<SqlBool>[] {
  return [
    sql<SqlBool>`true`,
    ...(authorId === undefined ? [] : [sql<SqlBool>`author_id = ${authorId}`]),
    // A literal: the indexes are partial.
    ...(status === undefined ? [] : [sql<SqlBool>`status = ${sql.lit(status)}`]),
    ...(publishType === undefined ? [] : [sql<SqlBool>`publish_type = ${publishType}`]),
    ...(ids === undefined ? [] : [isAmong(ids)]),
    ...(words === undefined ? [] : [containsWords(words)]),
  ]
}

function isAmong(ids: readonly string[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`publish.id = any(${[...ids]}::uuid[])`
}

// The search index has no posts that nobody has seen yet; few posts are unpublished.
function containsWords({
  text,
  foundIds,
}: {
  text: string
  foundIds: readonly string[]
}): RawBuilder<SqlBool> {
  const part = containing(text)
  return sql<SqlBool>`(${isAmong(foundIds)}
    or (status <> 2 and (title ilike ${part} or body ilike ${part})))`
}
