import {
  circleLimits,
  circleMemberStates,
  circleTimes,
  type CircleRole,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { mayInCircle, type CircleAct } from '@guangquan/rules/events/circle-roles'
import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { emit } from '../../../events/emit.ts'
import { fail } from '../../../fail.ts'
import { judgeText } from '../../../moderation/judge-text.ts'
import { createNotice } from '../../notice/index.ts'
import { lockPost, setPostCircle, type LockedPost } from '../../post/index.ts'
import { postTargetName } from '../../post-access/index.ts'
import { lockForAct } from '../circle.policy.ts'
import { addLog, findStanding, refuseClosed, type CircleRow } from '../circle.store.ts'
import { finishLater } from '../finish-act.ts'

const published = 2
const dayMs = 24 * 3600_000

interface Locked {
  post: LockedPost
  circle: CircleRow
  role: CircleRole
}

/**
 * Locks a published post of a circle, then the circle.
 * @throws ContentNotFound, Forbidden, CircleClosed
 */
async function lockInCircle(
  ctx: MemberCtx,
  tx: Tx,
  { id, publishId, act }: { id: string; publishId: string; act: CircleAct },
): Promise<Locked> {
  const post = await lockPost(tx, publishId)
  const { circle, role } = await lockForAct(ctx, tx, { id, act })
  if (post === undefined || post.circle_id !== id || post.status !== published) fail('ContentNotFound')
  const author = await findStanding(tx, id, post.author_id)
  const isOwn = post.author_id === ctx.viewer.id
  if (!isOwn && !mayInCircle(act, role, author.role)) fail('Forbidden')
  return { post, circle, role }
}

/** The row of a post in a locked circle; what an earlier circle did with it is removed. */
async function touchRow(tx: Tx, { post, circle }: Pick<Locked, 'post' | 'circle'>): Promise<void> {
  await sql`insert into circle_post (publish_id, circle_id) values (${post.id}, ${circle.id})
    on conflict (publish_id) do update set circle_id = excluded.circle_id, pinned_at = null, essence_at = null,
      essence_by = null, essence_earns = false, folded_at = null, note = '', removed_at = null, removed_by = null
    where circle_post.circle_id <> excluded.circle_id`.execute(tx)
}

export async function pinPost(
  ctx: MemberCtx,
  { id, publishId, on }: MethodParsed<typeof PhotographyGroup.Pin>,
): Promise<MethodOutput<typeof PhotographyGroup.Pin>> {
  return inTransaction(ctx, async (tx) => {
    const locked = await lockInCircle(ctx, tx, { id, publishId, act: 'pin' })
    await touchRow(tx, locked)
    const others = await tx
      .selectFrom('circle_post')
      .select('publish_id')
      .where('circle_id', '=', id)
      .where('pinned_at', 'is not', null)
      .where('publish_id', '<>', publishId)
      .execute()
    if (on && others.length >= circleLimits.pins) fail('CirclePinLimit', { max: circleLimits.pins })
    await tx
      .updateTable('circle_post')
      .set({ pinned_at: on ? ctx.now : null })
      .where('publish_id', '=', publishId)
      .execute()
    await addLog(tx, ctx.now, {
      circleId: id,
      act: on ? 'pinned' : 'unpinned',
      actorId: ctx.viewer.id,
      publishId,
    })
    return { isPinned: on }
  })
}

/** Marks a post as essence. Its author earns once, never by their own mark, and within the cap of the day. */
export async function markEssence(
  ctx: MemberCtx,
  { id, publishId, on }: MethodParsed<typeof PhotographyGroup.Essence>,
): Promise<MethodOutput<typeof PhotographyGroup.Essence>> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const locked = await lockInCircle(ctx, tx, { id, publishId, act: 'essence' })
    await touchRow(tx, locked)
    const { post } = locked
    const row = await tx
      .selectFrom('circle_post')
      .select(['essence_at', 'essence_earns'])
      .where('publish_id', '=', publishId)
      .executeTakeFirstOrThrow()
    if ((row.essence_at !== null) === on) return { isEssence: on, isRewarded: row.essence_earns }
    if (!on) {
      await tx
        .updateTable('circle_post')
        .set({ essence_at: null })
        .where('publish_id', '=', publishId)
        .execute()
      await addLog(tx, now, { circleId: id, act: 'unessenced', actorId: viewer.id, publishId })
      return { isEssence: false, isRewarded: row.essence_earns }
    }
    const { count } = await tx
      .selectFrom('circle_post')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('circle_id', '=', id)
      .where('essence_earns', '=', true)
      .where('essence_at', '>=', startOfDay(now))
      .executeTakeFirstOrThrow()
    const isOwn = post.author_id === viewer.id
    const earns = row.essence_earns || (!isOwn && count < circleLimits.essencePerDay)
    await tx
      .updateTable('circle_post')
      .set({ essence_at: now, essence_by: viewer.id, essence_earns: earns })
      .where('publish_id', '=', publishId)
      .execute()
    await addLog(tx, now, {
      circleId: id,
      act: 'essenced',
      actorId: viewer.id,
      targetId: post.author_id,
      publishId,
    })
    await createNotice(tx, now, {
      memberId: post.author_id,
      kind: 'circle.essence',
      fromMemberId: viewer.id,
      target: { kind: postTargetName, id: publishId },
    })
    if (earns) await emit(tx, 'circle.essence', { publishId })
    return { isEssence: true, isRewarded: earns && !row.essence_earns }
  })
}

/** Folds a post in its circle, or unfolds it. */
export async function foldPost(
  ctx: MemberCtx,
  { id, publishId, on, note }: MethodParsed<typeof PhotographyGroup.Fold>,
): Promise<MethodOutput<typeof PhotographyGroup.Fold>> {
  if ((await judgeText(ctx, [note])) !== 'pass') fail('ContentRefused')
  return inTransaction(ctx, async (tx) => {
    const locked = await lockInCircle(ctx, tx, { id, publishId, act: 'fold' })
    await touchRow(tx, locked)
    const before = await tx
      .selectFrom('circle_post')
      .select(['folded_at', 'note'])
      .where('publish_id', '=', publishId)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('circle_post')
      .set({ folded_at: on ? ctx.now : null, note: on ? note : '' })
      .where('publish_id', '=', publishId)
      .execute()
    const logId = await addLog(tx, ctx.now, {
      circleId: id,
      act: on ? 'folded' : 'unfolded',
      actorId: ctx.viewer.id,
      targetId: locked.post.author_id,
      publishId,
      note,
      before,
    })
    await finishLater(tx, ctx.now, logId)
    return { logId }
  })
}

/** Removes a post from its circle; it stays its author's. */
export async function removeFromCircle(
  ctx: MemberCtx,
  { id, publishId, note }: MethodParsed<typeof PhotographyGroup.RemovePost>,
): Promise<MethodOutput<typeof PhotographyGroup.RemovePost>> {
  if ((await judgeText(ctx, [note])) !== 'pass') fail('ContentRefused')
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const locked = await lockInCircle(ctx, tx, { id, publishId, act: 'removePost' })
    await touchRow(tx, locked)
    await setPostCircle(tx, locked.post, null)
    await tx
      .updateTable('circle_post')
      .set({ removed_at: now, removed_by: viewer.id, note, pinned_at: null })
      .where('publish_id', '=', publishId)
      .execute()
    const targetId = locked.post.author_id
    const logId = await addLog(tx, now, {
      circleId: id,
      act: 'postRemoved',
      actorId: viewer.id,
      targetId,
      publishId,
      note,
      before: {},
    })
    await finishLater(tx, now, logId)
    return { logId }
  })
}

/** Puts a removed post back, while its author is in the circle and has not put it into another. */
export async function restoreToCircle(
  ctx: MemberCtx,
  { id, publishId }: MethodParsed<typeof PhotographyGroup.RestorePost>,
): Promise<null> {
  const { viewer, now } = ctx
  await inTransaction(ctx, async (tx) => {
    const post = (await lockPost(tx, publishId)) ?? fail('ContentNotFound')
    await lockForAct(ctx, tx, { id, act: 'removePost' })
    await putPostBack(tx, now, { id, post })
    const targetId = post.author_id
    await addLog(tx, now, { circleId: id, act: 'postRestored', actorId: viewer.id, targetId, publishId })
    await createNotice(tx, now, {
      memberId: post.author_id,
      kind: 'circle.postRestored',
      fromMemberId: viewer.id,
      target: { kind: postTargetName, id: publishId },
    })
  })
  return null
}

/** @throws ContentNotFound, NotAllowedNow after 30 days, or if the author left or moved it */
export async function putPostBack(
  tx: Tx,
  now: Date,
  { id, post }: { id: string; post: LockedPost },
): Promise<void> {
  const since = new Date(now.getTime() - circleTimes.removedPost * dayMs)
  const row = await tx
    .selectFrom('circle_post')
    .select('removed_at')
    .where('publish_id', '=', post.id)
    .where('circle_id', '=', id)
    .executeTakeFirst()
  const removedAt = row?.removed_at ?? fail('ContentNotFound')
  const author = await findStanding(tx, id, post.author_id)
  const isIn = author.status === circleMemberStates.joined
  if (removedAt < since || post.circle_id !== null || !isIn || post.status === 5) fail('NotAllowedNow')
  await setPostCircle(tx, post, id)
  await tx
    .updateTable('circle_post')
    .set({ removed_at: null, removed_by: null, note: '' })
    .where('publish_id', '=', post.id)
    .execute()
}

/** Moves a post to a circle where it fits: the viewer runs both, and its author is a member of the other one too. */
export async function movePostTo(
  ctx: MemberCtx,
  { id, publishId, toId }: MethodParsed<typeof PhotographyGroup.MovePost>,
): Promise<null> {
  const { viewer, now } = ctx
  await inTransaction(ctx, async (tx) => {
    const post = (await lockPost(tx, publishId)) ?? fail('ContentNotFound')
    if (post.circle_id !== id || post.status !== published || id === toId) fail('ContentNotFound')
    // In the order of their ids, so that a move in the other direction locks in the same order.
    for (const circleId of [id, toId].toSorted()) {
      const { circle, role } = await lockForAct(ctx, tx, { id: circleId, act: 'removePost' })
      refuseClosed(circle)
      if (circleId !== id) continue
      const author = await findStanding(tx, id, post.author_id)
      if (post.author_id !== viewer.id && !mayInCircle('removePost', role, author.role)) fail('Forbidden')
    }
    const there = await findStanding(tx, toId, post.author_id)
    if (there.status !== circleMemberStates.joined) fail('CircleNotMember')
    await setPostCircle(tx, post, toId)
    await tx
      .deleteFrom('circle_post')
      .where('publish_id', '=', publishId)
      .where('essence_earns', '=', false)
      .execute()
    await sql`update circle_post set circle_id = ${toId}, pinned_at = null, essence_at = null, folded_at = null,
      note = '' where publish_id = ${publishId}`.execute(tx)
    const log = { actorId: viewer.id, targetId: post.author_id, publishId }
    await addLog(tx, now, { circleId: id, act: 'postMoved', ...log })
    await addLog(tx, now, { circleId: toId, act: 'postReceived', ...log })
    await createNotice(tx, now, {
      memberId: post.author_id,
      kind: 'circle.postMoved',
      fromMemberId: viewer.id,
      target: { kind: postTargetName, id: publishId },
    })
  })
  return null
}
