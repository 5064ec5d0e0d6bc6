import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../db/paging.ts'
import { isListedMember, nameWord } from '../member/index.ts'
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
  table: 'followees' | 'fans' | 'blocked'
  ownerId: string
  keyword?: string | undefined
  group?: number | undefined
  /** Length of the whole list, where a counter has it. */
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
  const { from, owner, other, rest } = sources[list.table]
  const otherId = sql.ref<string>(other)
  const conditions = sql.join<SqlBool>(conditionsOf(ctx, list, otherId), sql` and `)
  const relations = sql`from ${from} where ${owner} = ${list.ownerId}::uuid and ${conditions}`
  const read = async (window: PageWindow<RelationKey>) => {
    const { rows } = await sql<RelationRow>`select ${otherId} as id, r.created_at, ${rest} ${relations}
      and ${isAfter(window.after, otherId)}
      order by r.created_at desc, ${otherId}
      ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  return keysetPage(list, relationKey, {
    read,
    count: () => list.counted ?? countUpToCap(ctx.db, relations),
    keyOf: (row): RelationKey => [row.created_at.getTime(), row.id],
  })
}

function conditionsOf(
  ctx: MemberCtx,
  list: RelationList,
  otherId: RawBuilder<string>,
): RawBuilder<SqlBool>[] {
  const word = list.keyword === undefined || list.keyword === '' ? null : nameWord(list.keyword)
  const conditions = [isListedMember(otherId, word)]
  if (list.table !== 'blocked') {
    conditions.push(sql<SqlBool>`not ${isBlockedBetweenColumns(sql`${ctx.viewer.id}::uuid`, otherId)}`)
  }
  if (list.group !== undefined) conditions.push(sql<SqlBool>`r.group_no = ${list.group}`)
  return conditions
}

// The first condition lets the index scan start at the page.
function isAfter(after: RelationKey | null, otherId: RawBuilder<string>): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`true`
  const [time, id] = after
  const at = sql`to_timestamp(${time}::double precision / 1000)::timestamptz(3)`
  return sql<SqlBool>`(r.created_at <= ${at} and (r.created_at < ${at} or ${otherId} > ${id}::uuid))`
}
