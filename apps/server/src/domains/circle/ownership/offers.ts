import {
  circleMemberStates,
  circleOfferStateNames,
  circleOfferStates,
  circleOfferVoid,
  circleRoles,
  circleTimes,
  type CircleOffer,
  type MethodParsed,
  type NoticeKind,
  type PhotographyGroup,
} from '@guangquan/contract'
import type { Selectable } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import type { DB } from '../../../db/tables.gen.ts'
import { fail } from '../../../fail.ts'
import { consumeProof } from '../../account/index.ts'
import { isActiveMember } from '../../member/index.ts'
import { lockPostingRights } from '../../standing/index.ts'
import { createNotice, createNotices } from '../../notice/index.ts'
import { lockForAct } from '../circle.policy.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { addLog, findStanding, listTeam, lockCircle, refuseClosed, type CircleRow } from '../circle.store.ts'
import { refuseManyOwned } from '../create-circle.ts'
import { loadOffer } from '../reads/circle-info.view.ts'
import { setOwner } from './set-owner.ts'

const dayMs = 24 * 3600_000
type OfferRow = Selectable<DB['circle_offer']>

/** Offers a circle to one of its members, who has 7 days to accept. */
export async function offerCircle(
  ctx: MemberCtx,
  { id, userId, ticket }: MethodParsed<typeof PhotographyGroup.Transfer>,
): Promise<CircleOffer> {
  const { viewer, now } = ctx
  if (userId === viewer.id) fail('NotAllowedOnSelf')
  return inTransaction(ctx, async (tx) => {
    await lockForAct(ctx, tx, { id, act: 'transfer', whileEnding: false })
    await consumeProof(ctx, tx, { ticket, consumer: 'circle' })
    const target = await findStanding(tx, id, userId)
    const isIn = target.status === circleMemberStates.joined && (await isActiveMember(tx, userId))
    if (!isIn) fail('CircleNotMember')
    await expireOffers(tx, now, id)
    if ((await findWaitingOffer(tx, id)) !== undefined) fail('CircleOfferWaits')
    const row = await insertOffer(tx, now, { circleId: id, fromId: viewer.id, toId: userId })
    await addLog(tx, now, { circleId: id, act: 'offered', actorId: viewer.id, targetId: userId })
    await notify(tx, now, row, 'circle.offered', userId, viewer.id)
    return loadOffer({ ...ctx, db: tx }, row)
  })
}

export async function insertOffer(
  tx: Tx,
  now: Date,
  { circleId, fromId, toId }: { circleId: string; fromId: string | null; toId: string },
): Promise<OfferRow> {
  return tx
    .insertInto('circle_offer')
    .values({
      id: uuid(),
      circle_id: circleId,
      from_id: fromId,
      to_id: toId,
      created_at: now,
      expires_at: new Date(now.getTime() + circleTimes.offerExpires * dayMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export function findWaitingOffer(tx: Tx, circleId: string): Promise<OfferRow | undefined> {
  return tx
    .selectFrom('circle_offer')
    .selectAll()
    .where('circle_id', '=', circleId)
    .where('state', '=', circleOfferStates.waiting)
    .executeTakeFirst()
}

/** Ends an offer of a locked circle whose time is over. */
export async function expireOffers(tx: Tx, now: Date, circleId: string): Promise<void> {
  const row = await findWaitingOffer(tx, circleId)
  if (row === undefined || row.expires_at > now) return
  await endOffer(tx, now, row, circleOfferStates.expired)
  await addLog(tx, now, { circleId, act: 'offerExpired', actorId: null, targetId: row.to_id })
  if (row.from_id !== null) await notify(tx, now, row, 'circle.offerExpired', row.from_id)
}

/** Ends the open offer of a locked circle, if there is one. */
export async function withdrawOffers(tx: Tx, now: Date, circleId: string): Promise<void> {
  const row = await findWaitingOffer(tx, circleId)
  if (row !== undefined) await endOffer(tx, now, row, circleOfferStates.withdrawn)
}

async function endOffer(tx: Tx, now: Date, row: OfferRow, state: number): Promise<OfferRow> {
  return tx
    .updateTable('circle_offer')
    .set({ state, decided_at: now })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function notify(tx: Tx, now: Date, row: OfferRow, kind: NoticeKind, memberId: string, fromId?: string) {
  const from = fromId === undefined ? {} : { fromMemberId: fromId }
  await createNotice(tx, now, {
    memberId,
    kind,
    ...from,
    target: { kind: circleTargetName, id: row.circle_id },
  })
}

/** An offer that waits, with its circle locked. @throws ContentNotFound, CircleOfferEnded */
async function lockOffer(
  ctx: MemberCtx,
  tx: Tx,
  offerId: string,
  side: 'from' | 'to',
): Promise<{ row: OfferRow; circle: CircleRow }> {
  const find = () => tx.selectFrom('circle_offer').selectAll().where('id', '=', offerId).executeTakeFirst()
  const seen = (await find()) ?? fail('ContentNotFound')
  const own = side === 'from' ? seen.from_id : seen.to_id
  if (own !== ctx.viewer.id) fail('ContentNotFound')
  const circle = await lockCircle(tx, seen.circle_id)
  const row = (await find()) ?? fail('ContentNotFound')
  if (row.state !== circleOfferStates.waiting) {
    const state = Object.entries(circleOfferStateNames).find(([key]) => key === String(row.state))?.[1] ?? ''
    fail('CircleOfferEnded', { state })
  }
  if (row.expires_at <= ctx.now) fail('CircleOfferEnded', { state: circleOfferStateNames[5] })
  return { row, circle }
}

/** Accepts an offer: the former owner becomes a member without special rights. */
export async function acceptOffer(ctx: MemberCtx, { offerId }: { offerId: string }): Promise<CircleOffer> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const rights = (await lockPostingRights(tx, viewer.id)) ?? fail('TokenInvalid')
    if (!rights.phoneBound) fail('PhoneNotBound')
    const { row, circle } = await lockOffer(ctx, tx, offerId, 'to')
    refuseClosed(circle)
    const own = await findStanding(tx, circle.id, viewer.id)
    if (own.status !== circleMemberStates.joined) fail('CircleOfferEnded', { state: circleOfferVoid })
    await refuseManyOwned(tx, viewer.id)
    const formerId = await setOwner(tx, now, {
      circleId: circle.id,
      nextId: viewer.id,
      leaves: row.from_id === null && !(await isActiveMember(tx, await ownerOf(tx, circle.id))),
    })
    const ended = await endOffer(tx, now, row, circleOfferStates.accepted)
    await addLog(tx, now, {
      circleId: circle.id,
      act: 'offerAccepted',
      actorId: viewer.id,
      targetId: formerId,
    })
    await notify(tx, now, row, 'circle.offerAccepted', formerId, viewer.id)
    const team = (await listTeam(tx, circle.id)).filter((one) => one !== viewer.id)
    await createNotices(tx, now, team, {
      kind: 'circle.newOwner',
      fromMemberId: viewer.id,
      target: { kind: circleTargetName, id: circle.id },
    })
    return loadOffer({ ...ctx, db: tx }, ended)
  })
}

async function ownerOf(tx: Tx, circleId: string): Promise<string> {
  const row = await tx
    .selectFrom('circle_member')
    .select('member_id')
    .where('circle_id', '=', circleId)
    .where('role', '=', circleRoles.owner)
    .executeTakeFirstOrThrow()
  return row.member_id
}

export async function refuseOffer(ctx: MemberCtx, { offerId }: { offerId: string }): Promise<CircleOffer> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const { row } = await lockOffer(ctx, tx, offerId, 'to')
    const ended = await endOffer(tx, now, row, circleOfferStates.refused)
    await addLog(tx, now, { circleId: row.circle_id, act: 'offerRefused', actorId: viewer.id })
    if (row.from_id !== null) await notify(tx, now, row, 'circle.offerRefused', row.from_id, viewer.id)
    return loadOffer({ ...ctx, db: tx }, ended)
  })
}

export async function withdrawOffer(ctx: MemberCtx, { offerId }: { offerId: string }): Promise<CircleOffer> {
  const { viewer, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const { row } = await lockOffer(ctx, tx, offerId, 'from')
    const ended = await endOffer(tx, now, row, circleOfferStates.withdrawn)
    await addLog(tx, now, { circleId: row.circle_id, act: 'offerWithdrawn', actorId: viewer.id })
    await notify(tx, now, row, 'circle.offerWithdrawn', row.to_id, viewer.id)
    return loadOffer({ ...ctx, db: tx }, ended)
  })
}
