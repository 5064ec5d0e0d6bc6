import type { Mention } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import { preparedQueries, type ParamOf } from '../../db/prepared-query.ts'
import { likesReply } from './reply.store.ts'
import { visibleReplies } from './visible-replies.ts'

/** A comment as its view needs it. */
export interface ReplyRow {
  id: string
  publish_id: string
  parent_id: string | null
  reply_to_id: string | null
  author_id: string
  body: string
  like_count: number
  child_count: number
  pinned: boolean
  folded: boolean
  file_id: string | null
  mentions: Mention[]
  created_at: Date
  rubric: number | null
  region: unknown
  helpful_at: Date | null
  is_like: boolean
}

/** Number of answers shown with a first-level comment before more are requested. */
const firstChildren = 2

type ViewerParam = ParamOf<{ viewerId: string | null }>

/** SQL: the viewer of a query, or null in the query for visitors. */
export function viewerOf(param: ViewerParam, member: boolean): RawBuilder<string> | null {
  return member ? sql<string>`${param('viewerId')}::uuid` : null
}

/** SQL: the columns of `ReplyRow`, from `reply`. */
export function replyColumns(viewerId: RawBuilder<string> | null): RawBuilder<unknown> {
  return sql`reply.id, reply.publish_id, reply.parent_id, reply.reply_to_id, reply.author_id, reply.body,
    reply.like_count, reply.child_count, reply.pinned, reply.folded, reply.file_id, reply.mentions, reply.created_at,
    reply.rubric, reply.region, reply.helpful_at,
    ${viewerId === null ? sql`false` : likesReply(viewerId)} as is_like`
}

type ChildValues = { viewerId: string | null; parentIds: readonly string[] }

/** The first answers to each of these comments that the viewer sees, oldest first, in one query. */
export const firstChildrenOf = preparedQueries<ChildValues, { member: boolean }, ReplyRow>(
  'reply.firstChildren',
  (db, param, { member }) => {
    const viewerId = viewerOf(param, member)
    const query = sql<ReplyRow>`
      select child.* from unnest(${param('parentIds')}::uuid[]) with ordinality as parent (id, place)
      cross join lateral (
        select ${replyColumns(viewerId)} from reply
        where reply.parent_id = parent.id and ${visibleReplies(viewerId)}
        order by reply.created_at, reply.id limit ${sql.lit(firstChildren)}
      ) as child
      order by parent.place, child.created_at, child.id`
    return { compile: () => query.compile(db) }
  },
)

type OneValues = { viewerId: string | null; id: string }

/** A comment, if this viewer sees it. */
export const oneReply = preparedQueries<OneValues, { member: boolean }, ReplyRow>(
  'reply.one',
  (db, param, { member }) => {
    const viewerId = viewerOf(param, member)
    const query = sql<ReplyRow>`select ${replyColumns(viewerId)} from reply
      where reply.id = ${param('id')}::uuid and ${visibleReplies(viewerId)}`
    return { compile: () => query.compile(db) }
  },
)
