import { type MethodParsed, type StaffActivity, type StaffActivityDetail } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { announceIndexed } from '../../target/index.ts'
import { activityTargetName } from '../activity-target-name.ts'
import { findPictures } from '../activity-detail.read.ts'
import {
  insertActivity,
  listedColumns,
  stageNumbers,
  updateActivity,
  type ActivityRow,
} from '../activity.store.ts'
import { lockVersion, newSeed } from '../draw/hold-draw.ts'
import { settleActivity } from '../settle-activity.ts'
import { newToken, setPictures } from './save-activity.ts'
import { notifyConcerned } from './notify-of-changes.ts'
import { lockOrganised, worksForAll } from './scope.ts'
import { getStaffActivity, mayOf } from './staff-activities.read.ts'

type Input = MethodParsed<typeof StaffActivity.SetState>

const acts = {
  submit: 'activity.submitted',
  return: 'activity.returned',
  publish: 'activity.published',
  cancel: 'activity.cancelled',
  resume: 'activity.resumed',
} as const

/**
 * Submits, returns, publishes, cancels or resumes an activity. Those who joined are notified of the last two.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, Forbidden for shops that publish themselves
 */
export async function setActivityState(ctx: StaffCtx, input: Input): Promise<StaffActivityDetail> {
  const { id, version, act, reason } = input
  return inTransaction(ctx, async (tx) => {
    const before = await lockVersion(ctx, tx, id, version)
    if (act === 'publish' && !worksForAll(ctx)) fail('Forbidden')
    refuseUnlessAllowed(ctx, before, act)
    const changed = await updateActivity(tx, id, {
      ...columnsOf(ctx, before, input),
      sequence: before.sequence + 1,
      version: version + 1,
      updated_at: ctx.now,
    })
    const settled = await settleActivity(tx, changed, ctx.now)
    if (act === 'cancel') await notifyConcerned(tx, ctx.now, { id, kind: 'activity.cancelled', note: reason })
    if (act === 'resume') await notifyConcerned(tx, ctx.now, { id, kind: 'activity.resumed', note: reason })
    await announceIndexed(tx, activityTargetName, [id])
    await auditAct(ctx, tx, {
      act: acts[act],
      targetKind: 'activity',
      targetId: id,
      reason,
      before: { title: before.title, state: before.state },
      after: { title: before.title, state: settled.state },
    })
    return getStaffActivity({ ...ctx, db: tx }, { id })
  })
}

function refuseUnlessAllowed(ctx: StaffCtx, row: ActivityRow, act: Input['act']): void {
  const may = mayOf(ctx, row)
  const isAllowed = act === 'return' ? row.stage === stageNumbers.inReview && worksForAll(ctx) : may[act]
  if (!isAllowed) fail('NotAllowedNow')
}

function columnsOf(ctx: StaffCtx, before: ActivityRow, { act, reason }: Input) {
  if (act === 'submit') return { stage: stageNumbers.inReview }
  if (act === 'return') return { stage: stageNumbers.draft }
  if (act === 'cancel')
    return { stage: stageNumbers.cancelled, cancelled_at: ctx.now, cancel_reason: reason, next_at: null }
  const published = { stage: stageNumbers.published, next_at: ctx.now }
  return act === 'resume'
    ? { ...published, cancelled_at: null, cancel_reason: '' }
    : { ...published, published_at: before.published_at ?? ctx.now }
}

const dayMs = 24 * 3600_000

/** Copies an activity as drafts, one per week or month if it is repeated. @throws ContentNotFound */
export async function copyActivity(
  ctx: StaffCtx,
  { id, repeat }: MethodParsed<typeof StaffActivity.Copy>,
): Promise<{ ids: string[] }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOrganised(ctx, tx, id)
    const times = repeat?.times ?? 1
    const ids: string[] = []
    for (let turn = 1; turn <= times; turn++) {
      const shift = (time: Date) => (repeat === undefined ? time : shifted(time, repeat.every, turn))
      ids.push(await insertCopy(ctx, tx, row, shift))
    }
    await auditAct(ctx, tx, {
      act: 'activity.copied',
      targetKind: 'activity',
      targetId: id,
      after: { title: row.title, addedCount: ids.length },
    })
    return { ids }
  })
}

function shifted(time: Date, every: 'week' | 'month', turn: number): Date {
  if (every === 'week') return new Date(time.getTime() + turn * 7 * dayMs)
  // The same day of the month in Shanghai, or the last one of a shorter month.
  const local = new Date(time.getTime() + dayMs / 3)
  const day = local.getUTCDate()
  local.setUTCDate(1)
  local.setUTCMonth(local.getUTCMonth() + turn)
  const last = new Date(Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + 1, 0)).getUTCDate()
  local.setUTCDate(Math.min(day, last))
  return new Date(local.getTime() - dayMs / 3)
}

async function insertCopy(
  ctx: StaffCtx,
  tx: Tx,
  row: ActivityRow,
  shift: (time: Date) => Date,
): Promise<string> {
  const id = uuid()
  const times = {
    sign_start: shift(row.sign_start),
    sign_end: shift(row.sign_end),
    start_time: shift(row.start_time),
    end_time: shift(row.end_time),
  }
  const {
    taken: _taken,
    waiting: _waiting,
    applied: _applied,
    checked_in: _checkedIn,
    like_count: _likes,
    collect_count: _collects,
    share_count: _shares,
    sequence: _sequence,
    changes: _changes,
    cancel_reason: _why,
    cancelled_at: _cancelled,
    published_at: _published,
    draw_seed: _seed,
    draw_commit: _commit,
    public_value: _value,
    draw_root: _root,
    drawn_at: _drawn,
    draw_places: _places,
    annulled_draws: _annulled,
    report_body: _report,
    report_published_at: _reported,
    version: _version,
    form,
    ...kept
  } = row
  const copied = { ...kept, ...times, stage: stageNumbers.draft, taken: 0 }
  await insertActivity(tx, {
    ...copied,
    id,
    form: JSON.stringify(form),
    ...listedColumns(copied, [], ctx.now),
    ...(row.draw_seed === null ? {} : newSeed()),
    preview_token: newToken(),
    created_by: ctx.staff.id,
    created_at: ctx.now,
    updated_at: ctx.now,
  })
  await setPictures(tx, id, 1, await findPictures(tx, row.id, 1))
  const models = await tx
    .selectFrom('activity_model')
    .where('activity_id', '=', row.id)
    .select('product_id')
    .execute()
  if (models.length > 0)
    await tx
      .insertInto('activity_model')
      .values(models.map((model) => ({ ...model, activity_id: id })))
      .execute()
  return id
}
