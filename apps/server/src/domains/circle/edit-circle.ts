import {
  circleSentences,
  circleStates,
  circleTexts,
  maxFollowedCircles,
  useTypes,
  type CircleForEdit,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { foldNickName } from '@guangquan/rules/people/nick-name'
import { dayOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { claimFiles, releaseFiles } from '../media/index.ts'
import { mayInCircle } from '@guangquan/rules/events/circle-roles'
import { lockForAct, openCircle } from './circle.policy.ts'
import { addLog, findStanding, lockCircle, refuseClosed, type CircleRow } from './circle.store.ts'
import { columnsOf, namesOf, refuseTaken, refuseTopics, refuseWords, writingName } from './create-circle.ts'
import { notifyMembers } from './ownership/dissolve.ts'
import { getForEdit } from './reads/for-edit.view.ts'

type UpdateInput = MethodParsed<typeof PhotographyGroup.Update>

/** Changes a circle. A new name or cover of an open circle waits for staff; a refused circle is submitted again. */
export async function updateCircle(ctx: MemberCtx, input: UpdateInput): Promise<CircleForEdit> {
  const { viewer, now } = ctx
  await refuseWords(ctx, input)
  const names = await namesOf(input.title)
  await inTransaction(ctx, async (tx) => {
    const circle = await lockCircle(tx, input.id)
    const own = await findStanding(tx, circle.id, viewer.id)
    if (circle.status === circleStates.dissolved) fail('ContentNotFound')
    if (!mayInCircle('edit', own.role)) fail('Forbidden')
    const isOpen = circle.status === circleStates.open
    if (circle.status === circleStates.frozen || (isOpen && circle.dissolve_at !== null)) refuseClosed(circle)
    if (circle.version !== input.version) fail('CircleChanged')
    const kept = input.topics.filter((id) => circle.topic_ids.includes(id))
    await refuseTopics(
      tx,
      input.topics.filter((id) => !kept.includes(id)),
    )
    await refuseTaken(tx, input.title, circle.id)
    const coverFileId = input.coverFileId ?? circle.cover_file_id
    const hasNewCover = coverFileId !== circle.cover_file_id
    if (hasNewCover && coverFileId !== null) {
      await claimFiles(ctx.app, tx, {
        ownerId: viewer.id,
        fileIds: [coverFileId],
        useType: useTypes.circleCover,
      })
    }
    const columns = { ...columnsOf(input), version: circle.version + 1, updated_at: now }
    const base = tx.updateTable('circle').where('id', '=', circle.id)
    if (isOpen) {
      await base.set(columns).execute()
      if (hasNewCover || input.title !== circle.title)
        await requestChange(ctx, tx, circle, input, coverFileId)
      else await withdrawChange(tx, now, circle)
    } else {
      const isAgain = circle.status === circleStates.refused
      const state = isAgain ? { status: circleStates.waiting, state_reason: '', created_at: now } : {}
      await writingName(() =>
        base.set({ ...columns, ...names, cover_file_id: coverFileId, ...state }).execute(),
      )
      if (hasNewCover && circle.cover_file_id !== null) await releaseFiles(tx, [circle.cover_file_id])
    }
    await addLog(tx, now, { circleId: circle.id, act: 'edited', actorId: viewer.id })
  })
  return getForEdit(ctx, { id: input.id })
}

async function requestChange(
  ctx: MemberCtx,
  tx: Tx,
  circle: CircleRow,
  input: UpdateInput,
  coverFileId: string | null,
): Promise<void> {
  await withdrawChange(tx, ctx.now, circle, coverFileId)
  await writingName(() =>
    tx
      .insertInto('circle_change')
      .values({
        id: uuid(),
        circle_id: circle.id,
        member_id: ctx.viewer.id,
        title: input.title,
        title_folded: foldNickName(input.title),
        cover_file_id: coverFileId,
        created_at: ctx.now,
      })
      .execute(),
  )
  const note = input.title === circle.title ? circleTexts.cover : input.title
  await addLog(tx, ctx.now, { circleId: circle.id, act: 'changeAsked', actorId: ctx.viewer.id, note })
}

/** Ends a change that waits: it is replaced, or the owner set everything back. */
async function withdrawChange(
  tx: Tx,
  now: Date,
  circle: CircleRow,
  stays: string | null = null,
): Promise<void> {
  const rows = await tx
    .updateTable('circle_change')
    .set({ state: 4, decided_at: now })
    .where('circle_id', '=', circle.id)
    .where('state', '=', 1)
    .returning('cover_file_id')
    .execute()
  const released = rows.flatMap(({ cover_file_id: file }) =>
    file === null || file === circle.cover_file_id || file === stays ? [] : [file],
  )
  await releaseFiles(tx, released)
}

/** Follows or unfollows a circle, whose posts are then in the member's feed. @throws ContentNotFound, FollowLimit */
export async function followCircle(
  ctx: MemberCtx,
  { id, on }: MethodParsed<typeof PhotographyGroup.Follow>,
): Promise<MethodOutput<typeof PhotographyGroup.Follow>> {
  const { db, viewer, now } = ctx
  const own = { circle_id: id, member_id: viewer.id }
  if (!on) {
    await db
      .deleteFrom('circle_follow')
      .where('circle_id', '=', id)
      .where('member_id', '=', viewer.id)
      .execute()
    return { isFollow: false }
  }
  const { circle } = await openCircle(db, viewer.id, id)
  if (circle.status !== circleStates.open) fail('ContentNotFound')
  const { count } = await db
    .selectFrom('circle_follow')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', viewer.id)
    .where('circle_id', '<>', id)
    .executeTakeFirstOrThrow()
  if (count >= maxFollowedCircles) fail('FollowLimit')
  await db
    .insertInto('circle_follow')
    .values({ ...own, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { isFollow: true }
}

/** Writes the announcement of a circle, or takes it down. Its members are notified of a new one. */
export async function setAnnouncement(
  ctx: MemberCtx,
  { id, text, untilDay }: MethodParsed<typeof PhotographyGroup.SetAnnouncement>,
): Promise<null> {
  if ((await judgeText(ctx, [text])) !== 'pass') fail('ContentRefused')
  const { viewer, now } = ctx
  if (untilDay !== null && untilDay < dayOf(now))
    fail('BadInput', { fields: { untilDay: circleSentences.untilDay } })
  await inTransaction(ctx, async (tx) => {
    const { circle } = await lockForAct(ctx, tx, { id, act: 'announce' })
    await tx
      .updateTable('circle')
      .set({
        announcement: text,
        announced_at: text === '' ? null : now,
        announced_until: text === '' ? null : untilDay,
      })
      .where('id', '=', id)
      .execute()
    if (circle.announcement === text) return
    await addLog(tx, now, { circleId: id, act: 'announced', actorId: viewer.id, note: text.slice(0, 100) })
    if (text !== '') await notifyMembers(tx, now, id, 'circle.announced', { fromId: viewer.id, note: text })
  })
  return null
}
