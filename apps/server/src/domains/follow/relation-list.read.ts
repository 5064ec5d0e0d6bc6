import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { keysetPage, type PageInput } from '../../db/paging.ts'
import { preparedList, unpreparedList } from '../../db/prepared-list.ts'
import type { ParamOf } from '../../db/prepared-query.ts'
import { isListedMember, nameWord } from '../member-search/index.ts'
import { isBlockedBetweenColumns } from './relation-conditions.ts'

const relationKey = z.tuple([z.int(), z.uuid()])
type RelationKey = z.output<typeof relationKey>

/** A follow or block as a row of one of the lists. */
export interface RelationRow {
  /** The listed member. */
  id: string
  created_at: Date
  group_no: number
  notify_posts: boolean
}

/** A list of relations of one member: followees, fans or blocked members. */
export interface RelationList extends PageInput {
  table: keyof typeof sources
  ownerId: string
  keyword?: string | undefined
  group?: number | undefined
  /** Length of the whole list, if a counter has it. */
  counted?: number
}

const ofBlocks = sql`0 as group_no, false as notify_posts`
const ofFollows = sql`r.group_no, r.notify_posts`
const sources = {
  followees: { from: sql`follow r`, owner: sql`r.follower_id`, other: 'r.followed_id', rest: ofFollows },
  fans: { from: sql`follow r`, owner: sql`r.followed_id`, other: 'r.follower_id', rest: ofFollows },
  blocked: { from: sql`block r`, owner: sql`r.blocker_id`, other: 'r.blocked_id', rest: ofBlocks },
} as const

/**
 * A page of relations, newest first, without inactive members and, in lists of follows, without those with a block
 * between them and the viewer. totalCount: the counter for an unfiltered list; else capped, determined by the first
 * page.
 */
export async function listRelations(ctx: MemberCtx, list: RelationList) {
  const { table, ownerId, group, keyword = '' } = list
  const variant = { table, ofGroup: group !== undefined }
  const relations = keyword === '' ? allRelations : relationsNamed(keyword)
  const valuesAfter = (after: RelationKey | null) => ({
    viewerId: ctx.viewer.id,
    ownerId,
    group: group ?? null,
    afterTime: after === null ? 'infinity' : new Date(after[0]).toISOString(),
    afterId: after?.[1] ?? firstId,
  })
  return keysetPage(list, relationKey, {
    read: (window) => relations.read(ctx.db, window, variant, valuesAfter(window.after)),
    count: () => list.counted ?? relations.count(ctx.db, variant, valuesAfter(null)),
    keyOf: (row): RelationKey => [row.created_at.getTime(), row.id],
  })
}

const firstId = '00000000-0000-0000-0000-000000000000'

type RelationValues = {
  viewerId: string
  ownerId: string
  group: number | null
  afterTime: string
  afterId: string
}
type RelationVariant = { table: keyof typeof sources; ofGroup: boolean }

const allRelations = preparedList<RelationValues, RelationVariant, RelationRow>('follow.relations', {
  rows: (param, variant) => relationRows(param, variant, isListedMember(otherIn(variant), null)),
  page: relationPage,
})

const relationsNamed = (keyword: string) =>
  unpreparedList<RelationValues, RelationVariant, RelationRow>({
    rows: (param, variant) =>
      relationRows(param, variant, isListedMember(otherIn(variant), nameWord(keyword))),
    page: relationPage,
  })

const otherIn = ({ table }: RelationVariant) => sql.ref<string>(sources[table].other)

function relationRows(
  param: ParamOf<RelationValues>,
  variant: RelationVariant,
  isListed: RawBuilder<SqlBool>,
): RawBuilder<unknown> {
  const { from, owner } = sources[variant.table]
  const isBlocked = isBlockedBetweenColumns(sql`${param('viewerId')}::uuid`, otherIn(variant))
  const conditions = [
    sql<SqlBool>`${owner} = ${param('ownerId')}::uuid`,
    isListed,
    ...(variant.table === 'blocked' ? [] : [sql<SqlBool>`not ${isBlocked}`]),
    ...(variant.ofGroup ? [sql<SqlBool>`r.group_no = ${param('group')}`] : []),
  ]
  return sql`from ${from} where ${sql.join(conditions, sql` and `)}`
}

// The first condition on the time lets the index scan start at the page.
function relationPage(
  rows: RawBuilder<unknown>,
  param: ParamOf<RelationValues>,
  variant: RelationVariant,
): RawBuilder<RelationRow> {
  const otherId = otherIn(variant)
  const at = sql`${param('afterTime')}::timestamptz`
  return sql<RelationRow>`select ${otherId} as id, r.created_at, ${sources[variant.table].rest} ${rows}
    and r.created_at <= ${at} and (r.created_at < ${at} or ${otherId} > ${param('afterId')}::uuid)
    order by r.created_at desc, ${otherId}`
}
