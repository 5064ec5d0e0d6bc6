import { startOfYear } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { timeKey, timeKeyOf, type TimeKey, type TimeRow } from '../../db/time-key.ts'
import type { Ctx } from '../../context.ts'
import { preparedQueries, type ParamOf } from '../../db/prepared-query.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList, unpreparedList } from '../../db/prepared-list.ts'
import { isPostInAlbum } from '../album/index.ts'
import {
  afterTimeKey,
  timeValues,
  type TimeValues,
  hasPictures,
  readablePosts,
  visiblePosts,
} from '../post-access/index.ts'

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
  const list = isFiltered ? matchingOf(input) : byAuthor
  const variant = { member: ctx.viewer !== null }
  const valuesAfter = (after: TimeKey | null) => ({ ...timeValues(ctx, after), authorId: input.userId })
  return keysetPage(input, timeKey, {
    endlessFor: ctx,
    read: (window) => list.read(ctx.db, window, variant, valuesAfter(window.after)),
    count: () => list.count(ctx.db, variant, valuesAfter(null)),
    keyOf: timeKeyOf,
  })
}

type AuthorValues = TimeValues & { authorId: string }
type AuthorVariant = { member: boolean }
type AuthorParams = ParamOf<AuthorValues>

const byAuthor = preparedList<AuthorValues, AuthorVariant, TimeRow>('post.byAuthor', { rows, page })

const matchingOf = (filter: AuthorFilter) =>
  unpreparedList<AuthorValues, AuthorVariant, TimeRow>({
    rows: (param, variant) => sql`${rows(param, variant)} and ${matches(filter)}`,
    page,
  })

function rows(param: AuthorParams, { member }: AuthorVariant): RawBuilder<unknown> {
  return sql`from publish where publish.author_id = ${param('authorId')}::uuid
    and ${readablePosts(member ? sql`${param('viewerId')}::uuid` : null)} and ${hasPictures}`
}

function page(found: RawBuilder<unknown>, param: AuthorParams): RawBuilder<TimeRow> {
  return sql<TimeRow>`select publish.id, publish.created_at ${found} and ${afterTimeKey(param)}
    order by publish.created_at desc, publish.id desc`
}

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

/** The newest other posts of a post's author that this viewer can see. */
export async function listSameAuthor(
  ctx: Ctx,
  post: { id: string; authorId: string },
  limit: number,
): Promise<string[]> {
  const variant = { member: ctx.viewer !== null, limit }
  const rows = await sameAuthor(ctx.db, variant, { ...post, viewerId: ctx.viewer?.id ?? null })
  return rows.map((row) => row.id)
}

type SameAuthorValues = { id: string; authorId: string; viewerId: string | null }

const sameAuthor = preparedQueries<SameAuthorValues, { member: boolean; limit: number }, { id: string }>(
  'post.sameAuthor',
  (db, param, { member, limit }) =>
    db
      .selectFrom('publish')
      .select('publish.id')
      .where('publish.author_id', '=', sql<string>`${param('authorId')}::uuid`)
      .where('publish.id', '<>', sql<string>`${param('id')}::uuid`)
      .where(visiblePosts(member ? sql`${param('viewerId')}::uuid` : null))
      .where(hasPictures)
      .orderBy('publish.created_at', 'desc')
      .orderBy('publish.id', 'desc')
      .limit(sql.lit(limit)),
)
