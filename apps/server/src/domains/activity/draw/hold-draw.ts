import {
  enrolStates,
  type MethodParsed,
  type StaffActivity,
  type StaffActivityDetail,
} from '@guangquan/contract'
import { waitlistSizeOf } from '@guangquan/rules/events/activity-state'
import { drawOrder, winnersOf, type DrawEntry } from '@guangquan/rules/events/verifiable-draw'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { hmac } from '../../../crypto/hmac.ts'
import * as verifiable from '../../../crypto/verifiable-seed.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { annulledDrawsOf, updateActivity, type ActivityRow } from '../activity.store.ts'
import { changeEnrolment, type EnrolmentRow } from '../enrolment.store.ts'
import { lockOrganised } from '../for-staff/scope.ts'
import { getStaffActivity, mayOf } from '../for-staff/staff-activities.read.ts'
import { settleActivity, notifyOfActivity } from '../settle-activity.ts'
import { entryCode, findEntries, listRoot } from './published-draw.read.ts'

/** A secret seed with its hash, which is published before anybody signs up. */
export function newSeed(): { draw_seed: string; draw_commit: string } {
  const { seed, commit } = verifiable.newSeed()
  return { draw_seed: seed, draw_commit: commit }
}

/**
 * Draws who gets a place. The others wait in the order drawn. Everybody is notified, and seed, list and public value
 * prove the draw.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow before sign-up has ended
 */
export async function holdDraw(
  ctx: StaffCtx,
  { id, version, publicValue, reason }: MethodParsed<typeof StaffActivity.Draw>,
): Promise<StaffActivityDetail> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(ctx, tx, id, version)
    if (!mayOf(ctx, row).draw || row.draw_seed === null) fail('NotAllowedNow')
    const entries = await findEntries(tx, id)
    const places = row.capacity === 0 ? Infinity : Math.max(0, row.capacity - row.held - row.taken)
    const list = entries.map((entry): DrawEntry => ({ code: entryCode(entry.id), seats: entry.seats }))
    const root = listRoot(list.map(({ code }) => code))
    const order = await drawOrder(hmac, { seed: row.draw_seed, root, publicValue, prize: 0 }, list)
    await placeDrawn(tx, ctx.now, { row, entries, order, places })
    const drawn = await updateActivity(tx, id, {
      drawn_at: ctx.now,
      public_value: publicValue,
      draw_root: root,
      draw_places: Number.isFinite(places) ? places : entries.length,
      version: version + 1,
      updated_at: ctx.now,
    })
    await settleActivity(tx, drawn, ctx.now)
    await auditAct(ctx, tx, {
      act: 'activity.drawn',
      targetKind: 'activity',
      targetId: id,
      reason,
      before: { title: row.title, value: null },
      after: { title: row.title, value: publicValue, members: entries.length },
    })
    return getStaffActivity({ ...ctx, db: tx }, { id })
  })
}

interface Drawn {
  row: ActivityRow
  entries: readonly EnrolmentRow[]
  /** Codes in the order drawn. */
  order: readonly string[]
  places: number
}

async function placeDrawn(tx: Tx, now: Date, { row, entries, order, places }: Drawn): Promise<void> {
  const byCode = new Map(entries.map((entry) => [entryCode(entry.id), entry]))
  const drawn = order.flatMap((code) => {
    const entry = byCode.get(code)
    return entry === undefined ? [] : [{ code, seats: entry.seats, entry }]
  })
  const winners = winnersOf(drawn, places)
  let waitlist = waitlistSizeOf({ capacity: row.capacity, waitlistSize: row.waitlist_size })
  const told: Record<'drawn' | 'waiting' | 'not', string[]> = { drawn: [], waiting: [], not: [] }
  for (const [index, { code, entry }] of drawn.entries()) {
    const isWinner = winners.has(code)
    const waits = !isWinner && waitlist > 0
    if (waits) waitlist -= 1
    const state = isWinner ? enrolStates.enrolled : waits ? enrolStates.waiting : enrolStates.notDrawn
    await changeEnrolment(tx, entry, { state, draw_rank: index + 1, at: now })
    ;(isWinner ? told.drawn : waits ? told.waiting : told.not).push(entry.member_id)
  }
  const activityId = row.id
  await notifyOfActivity(tx, now, { kind: 'activity.drawn', activityId, memberIds: told.drawn })
  await notifyOfActivity(tx, now, { kind: 'activity.drawWaiting', activityId, memberIds: told.waiting })
  await notifyOfActivity(tx, now, { kind: 'activity.notDrawn', activityId, memberIds: told.not })
}

/** Annuls a draw: its seed and the reason stay public, everybody is in the draw again. @throws as `holdDraw` */
export async function annulDraw(
  ctx: StaffCtx,
  { id, version, reason }: MethodParsed<typeof StaffActivity.AnnulDraw>,
): Promise<StaffActivityDetail> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(ctx, tx, id, version)
    if (!mayOf(ctx, row).annul) fail('NotAllowedNow')
    const entries = (await findEntries(tx, id)).filter(({ state }) => [2, 3, 4, 10].includes(state))
    for (const entry of entries)
      await changeEnrolment(tx, entry, { state: enrolStates.inDraw, draw_rank: null, at: ctx.now })
    const former = { at: ctx.now.getTime(), reason, commit: row.draw_commit, seed: row.draw_seed ?? '' }
    const annulled = await updateActivity(tx, id, {
      ...newSeed(),
      drawn_at: null,
      public_value: null,
      draw_root: null,
      draw_places: null,
      annulled_draws: JSON.stringify([former, ...annulledDrawsOf(row)]),
      version: version + 1,
      updated_at: ctx.now,
    })
    await settleActivity(tx, annulled, ctx.now)
    await notifyOfActivity(tx, ctx.now, {
      kind: 'activity.drawAnnulled',
      activityId: id,
      memberIds: entries.map((entry) => entry.member_id),
      note: reason,
    })
    await auditAct(ctx, tx, {
      act: 'activity.drawAnnulled',
      targetKind: 'activity',
      targetId: id,
      reason,
      before: { title: row.title, value: row.public_value },
      after: { title: row.title, value: null },
    })
    return getStaffActivity({ ...ctx, db: tx }, { id })
  })
}

/** @throws ContentNotFound, ChangedMeanwhile */
export async function lockVersion(ctx: StaffCtx, tx: Tx, id: string, version: number): Promise<ActivityRow> {
  const row = await lockOrganised(ctx, tx, id)
  if (row.version !== version) await failChanged(tx, { targetKind: 'activity', targetId: id })
  return row
}
