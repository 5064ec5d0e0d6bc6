import {
  circleLimits,
  circleMemberStates,
  circleStates,
  circleTimes,
  type MethodOutput,
  type MethodParsed,
  type PhotographyGroup,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { enqueue } from '../../../jobs/enqueue.ts'
import { consumeProof } from '../../account/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { takeCircleFrom } from '../../standing/index.ts'
import { createNotices } from '../../notice/index.ts'
import { lockForAct } from '../circle.policy.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { addLog, listTeam, type CircleRow } from '../circle.store.ts'
import { takePostsJob } from '../posts/take-posts.ts'
import { expireOffers, findWaitingOffer, withdrawOffers } from './offers.ts'

const dayMs = 24 * 3600_000
/** A request by an owner waits for staff this long. */
const requestDays = 14

/** Begins the end of a circle: of a small one at once, of one with 100 members or more when staff agree. */
export async function dissolveCircle(
  ctx: MemberCtx,
  { id, ticket }: MethodParsed<typeof PhotographyGroup.Dissolve>,
): Promise<MethodOutput<typeof PhotographyGroup.Dissolve>> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const { circle } = await lockForAct(ctx, tx, { id, act: 'dissolve', whileEnding: false })
    await consumeProof(ctx, tx, { ticket, consumer: 'circle' })
    await expireOffers(tx, now, id)
    if ((await findWaitingOffer(tx, id)) !== undefined) fail('CircleOfferWaits')
    if (circle.member_count < circleLimits.staffFrom) {
      const dissolveAt = await setDissolution(tx, now, circle, { actorId: viewer.id })
      return { dissolveTime: timeTextOf(dissolveAt) }
    }
    const names = await loadNickNames(tx, [viewer.id])
    await tx
      .insertInto('circle_dissolution')
      .values({
        id: uuid(),
        circle_id: id,
        by_owner: true,
        requested_by: viewer.id,
        requester_name: names.get(viewer.id) ?? '',
        created_at: now,
        expires_at: new Date(now.getTime() + requestDays * dayMs),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await addLog(tx, now, { circleId: id, act: 'dissolveAsked', actorId: viewer.id })
    return { dissolveTime: null }
  })
}

/** Announces the end of a locked circle in 7 days. */
export async function setDissolution(
  tx: Tx,
  now: Date,
  circle: CircleRow,
  { actorId, staffName = '', note = '' }: { actorId: string | null; staffName?: string; note?: string },
): Promise<Date> {
  const dissolveAt = new Date(now.getTime() + circleTimes.dissolution * dayMs)
  await tx
    .updateTable('circle')
    .set((eb) => ({ dissolve_at: dissolveAt, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', circle.id)
    .execute()
  await withdrawOffers(tx, now, circle.id)
  await addLog(tx, now, { circleId: circle.id, act: 'dissolveSet', actorId, staffName, note })
  await notifyMembers(tx, now, circle.id, 'circle.dissolving')
  return dissolveAt
}

/** Withdraws a dissolution, announced or requested. @throws ContentNotFound, Forbidden, NotAllowedNow */
export async function withdrawOwnDissolution(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  const { viewer, now } = ctx
  await inTransaction(ctx, async (tx) => {
    const { circle } = await lockForAct(ctx, tx, { id, act: 'dissolve' })
    const asked = await tx
      .updateTable('circle_dissolution')
      .set({ state: 4, decided_at: now })
      .where('circle_id', '=', id)
      .where('by_owner', '=', true)
      .where('state', '=', 1)
      .executeTakeFirst()
    if (circle.dissolve_at === null && asked.numUpdatedRows === 0n) fail('NotAllowedNow')
    await clearDissolution(tx, now, circle, { actorId: viewer.id })
  })
  return null
}

/** Cancels the dissolution of a locked circle. */
export async function clearDissolution(
  tx: Tx,
  now: Date,
  circle: CircleRow,
  { actorId, staffName = '', note = '' }: { actorId: string | null; staffName?: string; note?: string },
): Promise<void> {
  await tx
    .updateTable('circle')
    .set((eb) => ({ dissolve_at: null, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', circle.id)
    .execute()
  await addLog(tx, now, { circleId: circle.id, act: 'dissolveWithdrawn', actorId, staffName, note })
  if (circle.dissolve_at !== null) await notifyMembers(tx, now, circle.id, 'circle.dissolveWithdrawn')
}

/** The end of a locked circle. Its posts leave it, its members are in one circle less. */
export async function endCircle(tx: Tx, now: Date, circle: CircleRow): Promise<void> {
  await createNotices(tx, now, await listTeam(tx, circle.id), {
    kind: 'circle.dissolved',
    target: { kind: circleTargetName, id: circle.id },
    note: circle.title,
  })
  await tx
    .updateTable('circle')
    .set((eb) => ({
      status: circleStates.dissolved,
      dissolved_at: now,
      member_count: 0,
      waiting_count: 0,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', circle.id)
    .execute()
  const joined = await tx
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', circle.id)
    .where('status', '=', sql.lit(circleMemberStates.joined))
    .execute()
  await takeCircleFrom(
    tx,
    joined.map((row) => row.member_id),
  )
  await tx
    .updateTable('circle_member')
    .set({ status: circleMemberStates.none, role: 0, changed_at: now })
    .where('circle_id', '=', circle.id)
    .execute()
  await tx
    .updateTable('circle_invite')
    .set({ state: 5 })
    .where('circle_id', '=', circle.id)
    .where('state', '=', 1)
    .execute()
  await withdrawOffers(tx, now, circle.id)
  await addLog(tx, now, { circleId: circle.id, act: 'dissolved', actorId: null })
  await enqueue(tx, takePostsJob, { circleId: circle.id, authorId: null }, { key: circle.id })
}

const toldAtOnce = 2000

/** Notifies the members of a circle, at most 2,000, those of the team first. */
export async function notifyMembers(
  tx: Tx,
  now: Date,
  circleId: string,
  kind: 'circle.dissolving' | 'circle.dissolveWithdrawn' | 'circle.announced',
  { fromId, note = '' }: { fromId?: string; note?: string } = {},
): Promise<void> {
  const rows = await tx
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', circleId)
    .where('status', '=', sql.lit(circleMemberStates.joined))
    .where('quiet', '=', false)
    .orderBy('role')
    .orderBy('joined_at')
    .limit(toldAtOnce)
    .execute()
  await createNotices(
    tx,
    now,
    rows.map((row) => row.member_id),
    {
      kind,
      ...(fromId === undefined ? {} : { fromMemberId: fromId }),
      target: { kind: circleTargetName, id: circleId },
      note,
    },
  )
}
