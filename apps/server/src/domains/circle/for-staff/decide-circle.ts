import {
  circleLimits,
  circleMemberStates,
  circleStates,
  circleTexts,
  type CircleDissolution,
  type MethodParsed,
  type StaffCircle,
  type StaffCircleDetail,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct, type Facts } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { hasCode } from '../../../has-code.ts'
import { newDecision, newRequest, refuseDecision } from '../../../two-person-request.ts'
import { releaseFiles, setFilesPublic } from '../../media/index.ts'
import { isActiveMember } from '../../member/index.ts'
import { createNotice, createNotices } from '../../notice/index.ts'
import { circleTargetName } from '../circle-target-name.ts'
import { addLog, findOwnerId, findStanding, listTeam, lockCircle, type CircleRow } from '../circle.store.ts'
import { namesOf } from '../create-circle.ts'
import { clearDissolution, setDissolution } from '../ownership/dissolve.ts'
import { withdrawOffers } from '../ownership/offers.ts'
import { setOwner } from '../ownership/set-owner.ts'
import { dissolutionOf, getStaffCircle } from './circle-detail.view.ts'
import { announceFrozen, freeze, unfreeze } from './freeze-circle.ts'

interface Versioned {
  id: string
  version: number
  reason: string
}

/** The effect of an act on a locked circle, for the audit log. */
interface Done {
  act: string
  before: Facts
  after: Facts
}

/** Runs an act of staff on a circle of the version they saw. @throws ContentNotFound, ChangedMeanwhile */
async function act(
  ctx: StaffCtx,
  { id, version, reason }: Versioned,
  work: (tx: Tx, circle: CircleRow) => Promise<Done>,
): Promise<StaffCircleDetail> {
  return inTransaction(ctx, async (tx) => {
    const circle = await lockCircle(tx, id)
    if (circle.version !== version) await failChanged(tx, { targetKind: 'circle', targetId: id })
    const done = await work(tx, circle)
    await auditAct(ctx, tx, { targetKind: 'circle', targetId: id, reason, ...done })
    return getStaffCircle({ ...ctx, db: tx }, { id })
  })
}

const targetOf = (id: string) => ({ kind: circleTargetName, id })

/** Decides about a new circle. */
export function decideCircle(
  ctx: StaffCtx,
  { pass, ...input }: MethodParsed<typeof StaffCircle.Decide>,
): Promise<StaffCircleDetail> {
  const { now, staff } = ctx
  return act(ctx, input, async (tx, circle) => {
    if (circle.status !== circleStates.waiting) fail('NotAllowedNow')
    const status = pass ? circleStates.open : circleStates.refused
    await tx
      .updateTable('circle')
      .set({
        status,
        state_reason: pass ? '' : input.reason,
        version: circle.version + 1,
        updated_at: now,
        ...(pass ? { opened_at: now } : {}),
      })
      .where('id', '=', circle.id)
      .execute()
    if (pass && circle.cover_file_id !== null) await setFilesPublic(tx, [circle.cover_file_id], true)
    await addLog(tx, now, {
      circleId: circle.id,
      act: pass ? 'opened' : 'refusedByStaff',
      actorId: null,
      staffName: staff.name,
      note: pass ? '' : input.reason,
    })
    await createNotice(tx, now, {
      memberId: await findOwnerId(tx, circle.id),
      kind: pass ? 'circle.opened' : 'circle.notOpened',
      target: targetOf(circle.id),
      note: pass ? '' : input.reason,
    })
    return {
      act: pass ? 'circle.opened' : 'circle.refused',
      before: { status: circle.status },
      after: { status },
    }
  })
}

/** Decides about a changed name or cover. */
export function decideChange(
  ctx: StaffCtx,
  { pass, ...input }: MethodParsed<typeof StaffCircle.DecideChange>,
): Promise<StaffCircleDetail> {
  const { now, staff } = ctx
  return act(ctx, input, async (tx, circle) => {
    const change = await tx
      .updateTable('circle_change')
      .set({ state: pass ? 2 : 3, reason: pass ? '' : input.reason, decided_at: now })
      .where('circle_id', '=', circle.id)
      .where('state', '=', 1)
      .returningAll()
      .executeTakeFirst()
    if (change === undefined) fail('NotAllowedNow')
    const hasCover = change.cover_file_id !== circle.cover_file_id
    if (pass) {
      try {
        await tx
          .updateTable('circle')
          .set({
            ...(await namesOf(change.title)),
            cover_file_id: change.cover_file_id,
            version: circle.version + 1,
          })
          .where('id', '=', circle.id)
          .execute()
      } catch (error) {
        if (hasCode(error, '23505')) fail('AlreadyThere')
        throw error
      }
      if (hasCover && change.cover_file_id !== null) await setFilesPublic(tx, [change.cover_file_id], true)
      if (hasCover && circle.cover_file_id !== null) await releaseFiles(tx, [circle.cover_file_id])
    } else {
      await tx
        .updateTable('circle')
        .set({ version: circle.version + 1 })
        .where('id', '=', circle.id)
        .execute()
    }
    await addLog(tx, now, {
      circleId: circle.id,
      act: pass ? 'changePassed' : 'changeRefused',
      actorId: null,
      staffName: staff.name,
      note: pass ? change.title : input.reason,
    })
    await createNotice(tx, now, {
      memberId: change.member_id,
      kind: pass ? 'circle.changePassed' : 'circle.changeRefused',
      target: targetOf(circle.id),
      note: pass ? '' : input.reason,
    })
    return {
      act: pass ? 'circle.changePassed' : 'circle.changeRefused',
      before: { name: circle.title, cover: circle.cover_file_id },
      after: pass
        ? { name: change.title, cover: change.cover_file_id }
        : { name: circle.title, cover: circle.cover_file_id },
    }
  })
}

export function freezeCircle(ctx: StaffCtx, input: Versioned): Promise<StaffCircleDetail> {
  return act(ctx, input, async (tx, circle) => {
    if (circle.status !== circleStates.open) fail('NotAllowedNow')
    const { id, reason } = input
    await freeze(tx, ctx.now, { id, reason, staffName: ctx.staff.name })
    await announceFrozen(tx, ctx.now, { id, reason })
    return { act: 'circle.frozen', before: { status: circle.status }, after: { status: circleStates.frozen } }
  })
}

export function unfreezeCircle(ctx: StaffCtx, input: Versioned): Promise<StaffCircleDetail> {
  return act(ctx, input, async (tx, circle) => {
    if (circle.status !== circleStates.frozen) fail('NotAllowedNow')
    const { id, reason } = input
    await unfreeze(tx, ctx.now, { id, reason, staffName: ctx.staff.name })
    await createNotices(tx, ctx.now, await listTeam(tx, id), {
      kind: 'circle.unfrozen',
      target: targetOf(id),
    })
    return { act: 'circle.unfrozen', before: { status: circle.status }, after: { status: circleStates.open } }
  })
}

/** Gives a circle to one of its members. */
export function handOverCircle(
  ctx: StaffCtx,
  { memberId, ...input }: MethodParsed<typeof StaffCircle.HandOver>,
): Promise<StaffCircleDetail> {
  const { now, staff } = ctx
  return act(ctx, input, async (tx, circle) => {
    if (circle.status !== circleStates.open && circle.status !== circleStates.frozen) fail('NotAllowedNow')
    const next = await findStanding(tx, circle.id, memberId)
    const isIn = next.status === circleMemberStates.joined && (await isActiveMember(tx, memberId))
    if (!isIn) fail('CircleNotMember')
    await withdrawOffers(tx, now, circle.id)
    const formerId = await setOwner(tx, now, { circleId: circle.id, nextId: memberId })
    if (formerId === memberId) fail('NotAllowedNow')
    await addLog(tx, now, {
      circleId: circle.id,
      act: 'handedOver',
      actorId: null,
      staffName: staff.name,
      targetId: memberId,
      note: input.reason,
    })
    const told = [...new Set([formerId, ...(await listTeam(tx, circle.id))])]
    await createNotices(tx, now, told, { kind: 'circle.newOwner', target: targetOf(circle.id) })
    return { act: 'circle.handedOver', before: { owner: formerId }, after: { owner: memberId } }
  })
}

/** Begins the end of a circle; of a large one another of the staff has to agree. */
export function dissolveByStaff(ctx: StaffCtx, input: Versioned): Promise<StaffCircleDetail> {
  const { now, staff } = ctx
  return act(ctx, input, async (tx, circle) => {
    const isEnding = circle.dissolve_at !== null || circle.status === circleStates.dissolved
    if (isEnding) fail('NotAllowedNow')
    if (circle.member_count < circleLimits.staffFrom) {
      const log = { actorId: null, staffName: staff.name, note: input.reason }
      const dissolveAt = await setDissolution(tx, now, circle, log)
      const after = { dissolveTime: timeTextOf(dissolveAt) }
      return { act: 'circle.dissolveSet', before: { dissolveTime: null }, after }
    }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('circle_dissolution')
      .values({ id: uuid(), circle_id: circle.id, by_owner: false, reason: input.reason, ...newRequest(ctx) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows === 0n) fail('NotAllowedNow')
    return { act: 'circle.dissolveRequested', before: { state: '' }, after: { state: circleTexts.requested } }
  })
}

/** Decides about a request to dissolve a circle. */
export async function decideDissolution(
  ctx: StaffCtx,
  { id, approve, reason }: MethodParsed<typeof StaffCircle.DecideDissolution>,
): Promise<CircleDissolution> {
  const { now, staff } = ctx
  return inTransaction(ctx, async (tx) => {
    const find = () => tx.selectFrom('circle_dissolution').selectAll().where('id', '=', id).executeTakeFirst()
    const seen = (await find()) ?? fail('ContentNotFound')
    const circle = await lockCircle(tx, seen.circle_id)
    const row = (await find()) ?? fail('ContentNotFound')
    refuseDecision(ctx, row)
    if (circle.status === circleStates.dissolved || circle.dissolve_at !== null) fail('NotAllowedNow')
    const decided = await tx
      .updateTable('circle_dissolution')
      .set(newDecision(ctx, { approve, reason }))
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    const log = { actorId: null, staffName: staff.name, note: reason }
    const dissolveAt = approve ? await setDissolution(tx, now, circle, log) : null
    if (!approve && row.by_owner) {
      await createNotice(tx, now, {
        memberId: row.requested_by,
        kind: 'circle.dissolveRefused',
        target: targetOf(circle.id),
        note: reason,
      })
    }
    await auditAct(ctx, tx, {
      act: approve ? 'circle.dissolveSet' : 'circle.dissolveRefused',
      targetKind: 'circle',
      targetId: circle.id,
      reason,
      before: { requestedBy: row.requester_name, dissolveTime: null },
      after: {
        requestedBy: row.requester_name,
        dissolveTime: dissolveAt === null ? null : timeTextOf(dissolveAt),
      },
    })
    return dissolutionOf(ctx, decided)
  })
}

export function withdrawDissolution(ctx: StaffCtx, input: Versioned): Promise<StaffCircleDetail> {
  return act(ctx, input, async (tx, circle) => {
    if (circle.dissolve_at === null || circle.status === circleStates.dissolved) fail('NotAllowedNow')
    const log = { actorId: null, staffName: ctx.staff.name, note: input.reason }
    await clearDissolution(tx, ctx.now, circle, log)
    const before = { dissolveTime: timeTextOf(circle.dissolve_at) }
    return { act: 'circle.dissolveWithdrawn', before, after: { dissolveTime: null } }
  })
}
