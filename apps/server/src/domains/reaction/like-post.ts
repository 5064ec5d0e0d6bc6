import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { preparedQueries } from '../../db/prepared-query.ts'
import { eventRow, insertEventFor, wakeForEvents, type EventRow } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { moveLikesReceived } from '../standing/index.ts'
import { movePostCount, readPostCounts } from '../post/index.ts'
import { postTargetName, readablePost } from '../post-access/index.ts'

/**
 * Likes a post or removes the like; the row and both counters change together.
 * @throws ContentNotFound for a post that the caller may not see
 */
export async function likePost(
  ctx: MemberCtx,
  { id, on }: { id: string; on: boolean },
): Promise<{ likeCount: number; isLike: boolean }> {
  const memberId = ctx.viewer.id
  const event = eventRow('target.marked', { target: postTargetName, targetId: id, memberId, mark: 'like' })
  return inTransaction(ctx, async (tx) => {
    const [post] = await setLike(tx, { on }, { id, viewerId: memberId, now: ctx.now, ...event })
    if (post === undefined) fail('ContentNotFound')
    if (!post.changed) return { likeCount: (await readPostCounts(tx, id)).likeCount, isLike: on }
    // The post was deleted in the meantime.
    if (post.like_count === null) fail('ContentNotFound')
    await wakeForEvents(tx)
    return { likeCount: post.like_count, isLike: on }
  })
}

type LikeValues = EventRow & { id: string; viewerId: string; now: Date }

interface LikedPost {
  /** False if nothing changed, also because a concurrent request made the same change. */
  changed: boolean
  like_count: number | null
}

// One statement; each part waits for the rows of the one before, so that members are locked before posts.
const setLike = preparedQueries<LikeValues, { on: boolean }, LikedPost>(
  'reaction.setLike',
  (db, param, { on }) => {
    const viewerId = sql<string>`${param('viewerId')}::uuid`
    const delta = on ? 1 : -1
    const changed = on
      ? sql`insert into post_like (publish_id, member_id, created_at)
          select id, ${viewerId}, ${param('now')}::timestamptz from post on conflict do nothing returning publish_id`
      : sql`delete from post_like where publish_id = (select id from post) and member_id = ${viewerId}
          returning publish_id`
    const query = sql<LikedPost>`
      with post as (${readablePost(sql`${param('id')}::uuid`, viewerId)}),
        changed as (${changed}),
        event as (${insertEventFor(param, sql`changed`)}),
        author as (${moveLikesReceived(sql`select author_id from post, changed`, delta)}),
        counted as (${movePostCount('like_count', sql`select id from post, author`, delta)})
      select exists (select from changed) as changed, (select like_count from counted) as like_count from post`
    return { compile: () => query.compile(db) }
  },
)
