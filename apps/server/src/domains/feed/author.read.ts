import { startOfYear } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { countUpToCap, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isPostInAlbum } from '../album/index.ts'
import {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeKey,
  type TimeRow,
  type TimeValues,
  hasPictures,
  readablePosts,
  visiblePosts,
} from '../post/index.ts'

type AuthorValues = TimeValues & { authorId: string }

interface AuthorVariant extends Record<string, boolean | number> {
  member: boolean
  limit: number
}

interface AuthorFilter {
  userId: string
  /** Year of publishing, Asia/Shanghai. */
  year?: number | undefined
  albumId?: string | undefined
}

/**
 * A page of a member's photographs by time, optionally of a year or an album. Authors also see their posts in review
 * and their private ones. totalCount: capped, counted for the first page.
 */
export async function listByAuthor(ctx: Ctx, input: PageInput & AuthorFilter) {
  const isFiltered = input.year !== undefined || input.albumId !== undefined
  const read = (window: PageWindow<TimeKey>) => {
    const variant = { member: ctx.viewer !== null, limit: window.limit }
    const values = { ...timeValues(ctx, window.after), authorId: input.userId }
    if (window.skip === 0 && !isFiltered) return byAuthor(ctx.db, variant, values)
    return runUnprepared(
      ctx.db,
      (param: ParamOf<AuthorValues>) =>
        build(ctx.db, param, variant).where(matches(input)).offset(sql.lit(window.skip)),
      values,
    )
  }
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read,
    count: () => countByAuthor(ctx, input),
    keyOf: timeKeyOf,
  })
}

function build(db: Queryable, param: ParamOf<AuthorValues>, { member, limit }: AuthorVariant) {
  return db
    .selectFrom('publish')
    .select(['publish.id', 'publish.created_at'])
    .where('publish.author_id', '=', sql<string>`${param('authorId')}::uuid`)
    .where(readablePosts(member ? sql`${param('viewerId')}::uuid` : null))
    .where(hasPictures)
    .where(afterTimeKey(param))
    .orderBy('publish.created_at', 'desc')
    .orderBy('publish.id', 'desc')
    .limit(sql.lit(limit))
}

const byAuthor = preparedQueries<AuthorValues, AuthorVariant, TimeRow>('post.byAuthor', build)

function matches({ year, albumId }: AuthorFilter): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(year === undefined
      ? []
      : [
          sql<SqlBool>`publish.created_at >= ${startOfYear(year)} and publish.created_at < ${startOfYear(year + 1)}`,
        ]),
    ...(albumId === undefined ? [] : [isPostInAlbum(sql`publish.id`, albumId)]),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

function countByAuthor(ctx: Ctx, filter: AuthorFilter): Promise<number> {
  const viewerId = ctx.viewer === null ? null : sql<string>`${ctx.viewer.id}::uuid`
  return countUpToCap(
    ctx.db,
    sql`from publish where publish.author_id = ${filter.userId} and ${readablePosts(viewerId)}
      and ${hasPictures} and ${matches(filter)}`,
  )
}

/** The newest other posts of a post's author that this viewer can see. */
export async function listSameAuthor(
  ctx: Ctx,
  post: { id: string; authorId: string },
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('publish')
    .select('publish.id')
    .where('publish.author_id', '=', post.authorId)
    .where('publish.id', '<>', post.id)
    .where(visiblePosts(ctx.viewer === null ? null : sql`${ctx.viewer.id}::uuid`))
    .where(hasPictures)
    .orderBy('publish.created_at', 'desc')
    .orderBy('publish.id', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
