import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { cappedCount, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isVisiblePost } from '../post-access/index.ts'
import { tagsInCommon } from './tags-in-common.ts'

const listedKey = z.tuple([z.int(), z.uuid()])
type ListedKey = z.output<typeof listedKey>

export interface ArticleFilter {
  categoryId?: number | undefined
  source?: 'official' | 'member' | undefined
}

interface ListedRow {
  id: string
  listed_at: Date
}

type ListedValues = {
  viewerId: string | null
  categoryId: number | null
  official: boolean | null
  afterTime: string
  afterId: string
}

interface ListedVariant extends Record<string, boolean | number> {
  member: boolean
  category: boolean
  source: boolean
  limit: number
}

/** A page of the listed articles, by listing time. totalCount: capped, determined by the first page. */
export async function listArticles(ctx: Ctx, input: PageInput & ArticleFilter) {
  const filter = {
    member: ctx.viewer !== null,
    category: input.categoryId !== undefined,
    source: input.source !== undefined,
  }
  const requested = {
    viewerId: ctx.viewer?.id ?? null,
    categoryId: input.categoryId ?? null,
    official: input.source === undefined ? null : input.source === 'official',
  }
  const read = ({ after, skip, limit }: PageWindow<ListedKey>) => {
    const values = { ...requested, ...placeAfter(after) }
    if (skip === 0) return listed(ctx.db, { ...filter, limit }, values)
    return runUnprepared(
      ctx.db,
      (param: ParamOf<ListedValues>) => build(ctx.db, param, { ...filter, limit }).offset(sql.lit(skip)),
      values,
    )
  }
  return keysetPage(input, listedKey, {
    endlessFor: ctx,
    read,
    count: async () => {
      const [row] = await counted(ctx.db, { ...filter, limit: 0 }, { ...requested, ...placeAfter(null) })
      return row?.count ?? 0
    },
    keyOf: (row): ListedKey => [row.listed_at.getTime(), row.id],
  })
}

function placeAfter(after: ListedKey | null): Pick<ListedValues, 'afterTime' | 'afterId'> {
  const [time, id] = after ?? [null, 'ffffffff-ffff-ffff-ffff-ffffffffffff']
  return { afterTime: time === null ? 'infinity' : new Date(time).toISOString(), afterId: id }
}

function conditions(
  param: ParamOf<ListedValues>,
  { member, category, source }: ListedVariant,
): RawBuilder<SqlBool> {
  const viewerId = member ? sql<string>`${param('viewerId')}::uuid` : null
  return sql<SqlBool>`${sql.join(
    [
      sql`listed_at is not null`,
      ...(category ? [sql`category_id = ${param('categoryId')}`] : []),
      ...(source ? [sql`official = ${param('official')}`] : []),
      isVisiblePost(sql.ref('article.publish_id'), viewerId),
    ],
    sql` and `,
  )}`
}

function build(db: Queryable, param: ParamOf<ListedValues>, variant: ListedVariant) {
  return db
    .selectFrom('article')
    .select(['publish_id as id', sql<Date>`listed_at`.as('listed_at')])
    .where(conditions(param, variant))
    .where(
      sql<SqlBool>`(listed_at, publish_id) < (${param('afterTime')}::timestamptz, ${param('afterId')}::uuid)`,
    )
    .orderBy('listed_at', 'desc')
    .orderBy('publish_id', 'desc')
    .limit(sql.lit(variant.limit))
}

const listed = preparedQueries<ListedValues, ListedVariant, ListedRow>('article.listed', build)

const counted = preparedQueries<ListedValues, ListedVariant, { count: number }>(
  'article.listedCount',
  (db, param, variant) =>
    db
      .selectFrom(
        db
          .selectFrom('article')
          .select('publish_id')
          .where(conditions(param, variant))
          .limit(cappedCount)
          .as('capped'),
      )
      .select((eb) => eb.fn.countAll<number>().as('count')),
)

/** Among the newest articles, those most similar to one: by common tags, then category, then time. */
export async function listRelated(ctx: Ctx, id: string, limit: number): Promise<string[]> {
  const variant = { member: ctx.viewer !== null, limit }
  const rows = await relatedTo(ctx.db, variant, { id, viewerId: ctx.viewer?.id ?? null })
  return rows.map((row) => row.id)
}

const lookedAt = 200

type RelatedValues = { id: string; viewerId: string | null }

const relatedTo = preparedQueries<RelatedValues, { member: boolean; limit: number }, { id: string }>(
  'article.related',
  (db, param, { member, limit }) => {
    const id = sql`${param('id')}::uuid`
    const viewerId = member ? sql<string>`${param('viewerId')}::uuid` : null
    const newest = sql`select publish_id, category_id, listed_at from article
      where listed_at is not null and publish_id <> ${id}
        and ${isVisiblePost(sql.ref('article.publish_id'), viewerId)}
      order by listed_at desc, publish_id desc limit ${sql.lit(lookedAt)}`
    const query = sql<{ id: string }>`select near.publish_id as id from (${newest}) as near
      order by ${tagsInCommon(sql.ref('near.publish_id'), id)} desc,
        near.category_id = (select own.category_id from article own where own.publish_id = ${id}) desc,
        near.listed_at desc, near.publish_id desc
      limit ${sql.lit(limit)}`
    return { compile: () => query.compile(db) }
  },
)
