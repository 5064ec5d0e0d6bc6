import { publishStatus } from '@guangquan/contract'
import { sql, type RawBuilder } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
import { fail } from '../../../fail.ts'

/** Deltas of a post's counters. */
export interface PostMoves {
  likes?: number
  collects?: number
  replies?: number
  shares?: number
}

export interface PostCounts {
  likeCount: number
  collectCount: number
  replyCount: number
  shareCount: number
}

/**
 * Updates a post's counters by exactly what changed, in the same transaction. Call it last: everybody who likes the
 * post waits for this row.
 * @throws Failure ContentNotFound if the post was deleted meanwhile; the transaction then undoes the rest
 */
export async function movePostCounts(tx: Tx, id: string, moves: PostMoves): Promise<PostCounts> {
  const { likes = 0, collects = 0, replies = 0, shares = 0 } = moves
  const [row] = await moveCounts(tx, { id, likes, collects, replies, shares })
  if (row === undefined) fail('ContentNotFound')
  return countsOf(row)
}

const moveCounts = preparedQuery<Required<PostMoves> & { id: string }, CountRow>(
  'post.moveCounts',
  (db, param) => {
    const query = sql<CountRow>`
      update publish set
        like_count = like_count + ${param('likes')}, collect_count = collect_count + ${param('collects')},
        reply_count = reply_count + ${param('replies')}, share_count = share_count + ${param('shares')}
      where id = ${param('id')} and status <> ${sql.lit(publishStatus.deleted)}
      returning like_count, collect_count, reply_count, share_count`
    return { compile: () => query.compile(db) }
  },
)

/**
 * SQL: updates one counter of a post that is not deleted, as part of a command's statement.
 * @param id a query of one row or none
 */
export function movePostCount(
  counter: 'like_count' | 'reply_count',
  id: RawBuilder<string>,
  delta: 1 | -1,
): RawBuilder<unknown> {
  const column = sql.ref(counter)
  return sql`update publish set ${column} = ${column} + ${sql.lit(delta)}
    where id = (${id}) and status <> ${sql.lit(publishStatus.deleted)} returning ${column}`
}

/** A post's current counters. */
export async function readPostCounts(db: Queryable, id: string): Promise<PostCounts> {
  const row = await db
    .selectFrom('publish')
    .select(['like_count', 'collect_count', 'reply_count', 'share_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return countsOf(row)
}

interface CountRow {
  like_count: number
  collect_count: number
  reply_count: number
  share_count: number
}

function countsOf(row: CountRow): PostCounts {
  return {
    likeCount: row.like_count,
    collectCount: row.collect_count,
    replyCount: row.reply_count,
    shareCount: row.share_count,
  }
}
