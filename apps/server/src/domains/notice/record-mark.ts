import { likeNoticeKinds } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { findReadablePost } from '../post/index.ts'
import { collectsPost, likesPost } from '../reaction/index.ts'
import { findReplyPeople, likesReplyById } from '../reply/index.ts'
import { announceNotices } from './announce-notices.ts'

interface Mark {
  kind: 1 | 2 | 3
  /** The post, or the comment. */
  targetId: string
  publishId: string
  ownerId: string
  actorId: string
}

/** Adds a like or collection of a post to its author's groups or removes it, according to its current state. */
export async function recordMark(
  ctx: EventCtx,
  { publishId, memberId, kind }: EventPayload<'post.marked'>,
): Promise<void> {
  const post = await findReadablePost(ctx.tx, memberId, publishId)
  if (post === undefined || post.author_id === memberId) return
  const [of, marks] =
    kind === 'like' ? [likeNoticeKinds.like, likesPost] : [likeNoticeKinds.collect, collectsPost]
  const mark = { kind: of, targetId: publishId, publishId, ownerId: post.author_id, actorId: memberId }
  await settle(ctx, mark, marks(sql`${memberId}::uuid`, sql`${publishId}::uuid`))
}

/** As `recordMark`, for a like of a comment. */
export async function recordReplyMark(
  ctx: EventCtx,
  { replyId, memberId }: EventPayload<'reply.marked'>,
): Promise<void> {
  const people = await findReplyPeople(ctx.tx, replyId)
  if (people === undefined || people.writerId === memberId) return
  const mark = {
    kind: likeNoticeKinds.likeReply,
    targetId: replyId,
    publishId: people.publishId,
    ownerId: people.writerId,
    actorId: memberId,
  }
  await settle(ctx, mark, likesReplyById(sql`${memberId}::uuid`, sql`${replyId}::uuid`))
}

/**
 * Events of one pair may arrive twice and on several nodes at once. Behind the lock each reads the current state, so
 * the last one is right, whatever their order.
 */
async function settle(
  { tx, now }: EventCtx,
  mark: Mark,
  stands: RawBuilder<boolean> | RawBuilder<SqlBool>,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice.mark:${mark.targetId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ stands: SqlBool }>`select ${stands} as stands`.execute(tx)
  if (rows[0]?.stands !== true) return removeActor(tx, mark)
  const known = await tx
    .selectFrom('like_notice_actor')
    .where('target_id', '=', mark.targetId)
    .where('kind', '=', mark.kind)
    .where('actor_id', '=', mark.actorId)
    .select('actor_id')
    .executeTakeFirst()
  if (known !== undefined) return
  const group = await openGroup(tx, now, mark)
  await tx
    .insertInto('like_notice_actor')
    .values({
      target_id: mark.targetId,
      kind: mark.kind,
      actor_id: mark.actorId,
      like_notice_id: group,
      created_at: now,
    })
    .execute()
  await announceNotices(tx, [mark.ownerId])
}

// A new actor makes the group of the day unread again.
async function openGroup(tx: Tx, now: Date, mark: Mark): Promise<string> {
  const { id } = await tx
    .insertInto('like_notice')
    .values({
      id: uuid(),
      member_id: mark.ownerId,
      kind: mark.kind,
      target_id: mark.targetId,
      publish_id: mark.publishId,
      day: dayOf(now),
      newest_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['target_id', 'kind', 'day']).doUpdateSet({ newest_at: now, read_at: null }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function removeActor(tx: Tx, mark: Mark): Promise<void> {
  const removed = await tx
    .deleteFrom('like_notice_actor')
    .where('target_id', '=', mark.targetId)
    .where('kind', '=', mark.kind)
    .where('actor_id', '=', mark.actorId)
    .returning('like_notice_id')
    .executeTakeFirst()
  if (removed === undefined) return
  await tx
    .deleteFrom('like_notice')
    .where('id', '=', removed.like_notice_id)
    .where(
      sql<boolean>`not exists (select 1 from like_notice_actor a where a.like_notice_id = like_notice.id)`,
    )
    .execute()
  await announceNotices(tx, [mark.ownerId])
}
