import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { Tx } from '../../db/client.ts'
import type { EventPayload } from '../../events/catalogue.ts'
import type { EventCtx } from '../../events/subscription.ts'
import { targetNamed, type TargetPart } from '../target/index.ts'
import { announceNotices } from './announce-notices.ts'
import { markNumbers } from './mark-numbers.ts'

type Marked = EventPayload<'target.marked'>

/**
 * Adds a like or collection to the groups of its target's owner or removes it, according to its current state. Events
 * of one pair may arrive twice and on several nodes at once. Behind the lock each reads the current state, so the last
 * one is right, whatever their order.
 */
export async function recordMark({ tx, now }: EventCtx, marked: Marked): Promise<void> {
  const kind = targetNamed(marked.target)
  if (kind === undefined) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice.mark:${marked.targetId}`}, 0))`.execute(
    tx,
  )
  if (!(await isMarked(tx, kind, marked))) return removeActor(tx, marked)
  const ownerId = await kind.findOwner?.(tx, marked.memberId, marked.targetId)
  if (ownerId === undefined || ownerId === marked.memberId) return
  if (await isKnown(tx, marked)) return
  const group = await openGroup(tx, now, ownerId, marked)
  await tx
    .insertInto('like_notice_actor')
    .values({
      target_id: marked.targetId,
      kind: markNumbers[marked.mark],
      actor_id: marked.memberId,
      like_notice_id: group,
      created_at: now,
    })
    .execute()
  await announceNotices(tx, [ownerId])
}

async function isMarked(tx: Tx, kind: TargetPart, { mark, memberId, targetId }: Marked): Promise<boolean> {
  const condition = mark === 'like' ? kind.isLiked : kind.isCollected
  if (condition === undefined) return false
  const stands = condition(sql`${memberId}::uuid`, sql`${targetId}::uuid`)
  const { rows } = await sql<{ stands: boolean }>`select ${stands} as stands`.execute(tx)
  return rows[0]?.stands === true
}

async function isKnown(tx: Tx, { mark, memberId, targetId }: Marked): Promise<boolean> {
  const known = await tx
    .selectFrom('like_notice_actor')
    .where('target_id', '=', targetId)
    .where('kind', '=', markNumbers[mark])
    .where('actor_id', '=', memberId)
    .select('actor_id')
    .executeTakeFirst()
  return known !== undefined
}

// A new actor makes the group of the day unread again.
async function openGroup(tx: Tx, now: Date, ownerId: string, { target, targetId, mark }: Marked) {
  const { id } = await tx
    .insertInto('like_notice')
    .values({
      id: uuid(),
      member_id: ownerId,
      kind: markNumbers[mark],
      target_kind: target,
      target_id: targetId,
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

async function removeActor(tx: Tx, { targetId, mark, memberId }: Marked): Promise<void> {
  const removed = await tx
    .deleteFrom('like_notice_actor')
    .where('target_id', '=', targetId)
    .where('kind', '=', markNumbers[mark])
    .where('actor_id', '=', memberId)
    .returning('like_notice_id')
    .executeTakeFirst()
  if (removed === undefined) return
  const group = await tx
    .selectFrom('like_notice')
    .where('id', '=', removed.like_notice_id)
    .select('member_id')
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('like_notice')
    .where('id', '=', removed.like_notice_id)
    .where(
      sql<boolean>`not exists (select 1 from like_notice_actor a where a.like_notice_id = like_notice.id)`,
    )
    .execute()
  await announceNotices(tx, [group.member_id])
}
