import {
  noShowAppealStates,
  type MethodParsed,
  type StaffActivity,
  type StaffActivityDetail,
  type StaffNoShowAppeal,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, type TimeKey } from '../../../db/time-key.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { namedPictures } from '../../news/index.ts'
import { findPictures } from '../activity-detail.read.ts'
import { updateActivity } from '../activity.store.ts'
import { lockVersion } from '../draw/hold-draw.ts'
import { changeEnrolment, findEnrolment, type EnrolmentRow } from '../enrolment.store.ts'
import { notifyOfActivity } from '../settle-activity.ts'
import { placePictures, setPictures } from './save-activity.ts'
import { findOrganised, isOrganised, lockOrganised } from './scope.ts'
import { getStaffActivity, mayOf } from './staff-activities.read.ts'

const audiences = { enrolled: [2, 7], waiting: [3, 4], checkedIn: [7], all: [1, 2, 3, 4, 7, 9] } as const

/** Writes to those who signed up. @throws ContentNotFound, NotAllowedNow before it is published */
export async function messageEnrolled(
  ctx: StaffCtx,
  { id, to, text, reason }: MethodParsed<typeof StaffActivity.Message>,
): Promise<{ sent: number }> {
  return inTransaction(ctx, async (tx) => {
    const row = await findOrganised(ctx, tx, id)
    if (row.published_at === null) fail('NotAllowedNow')
    const people = await tx
      .selectFrom('enrolment')
      .where('activity_id', '=', id)
      .where('state', 'in', [...audiences[to]])
      .select('member_id')
      .execute()
    const memberIds = people.map((own) => own.member_id)
    await notifyOfActivity(tx, ctx.now, { kind: 'activity.message', activityId: id, memberIds, note: text })
    await auditAct(ctx, tx, {
      act: 'activity.messaged',
      targetKind: 'activity',
      targetId: id,
      reason,
      after: { title: row.title, text, members: memberIds.length },
    })
    return { sent: memberIds.length }
  })
}

/** Writes the report; its publication is notified to those who came. @throws the errors of a save */
export async function saveReport(
  ctx: StaffCtx,
  { id, version, body, pictures: keys, publish }: MethodParsed<typeof StaffActivity.SaveReport>,
): Promise<StaffActivityDetail> {
  await namedPictures(body)
  return inTransaction(ctx, async (tx) => {
    const row = await lockVersion(ctx, tx, id, version)
    if (!mayOf(ctx, row).report || (publish && body === '' && keys.length === 0)) fail('NotAllowedNow')
    const pictures = await placePictures(ctx.app, tx, await findPictures(tx, id, 2), keys)
    await setPictures(tx, id, 2, pictures)
    const isNew = publish && row.report_published_at === null
    await updateActivity(tx, id, {
      report_body: body,
      report_published_at: publish ? (row.report_published_at ?? ctx.now) : null,
      version: version + 1,
      updated_at: ctx.now,
    })
    const came = await tx
      .selectFrom('enrolment')
      .where('activity_id', '=', id)
      .where('state', '=', 7)
      .select('member_id')
      .execute()
    const memberIds = isNew ? came.map((own) => own.member_id) : []
    await notifyOfActivity(tx, ctx.now, { kind: 'activity.reported', activityId: id, memberIds })
    await auditAct(ctx, tx, {
      act: publish ? 'activity.reportPublished' : 'activity.reportSaved',
      targetKind: 'activity',
      targetId: id,
      before: { body: row.report_body },
      after: { title: row.title, body, pictures: pictures.map(({ path }) => path) },
    })
    return getStaffActivity({ ...ctx, db: tx }, { id })
  })
}

type AppealRow = EnrolmentRow & { title: string; start_time: Date }

/** A page of appeals against no-shows: those that wait the oldest first, others the newest. totalCount: capped. */
export async function listAppeals(ctx: StaffCtx, input: MethodParsed<typeof StaffActivity.GetAppeals>) {
  const { db } = ctx
  const isWaiting = input.state === noShowAppealStates.waiting
  const found = sql`from enrolment e join activity on activity.id = e.activity_id
    where e.appeal_state = ${sql.lit(input.state)} and ${isOrganised(ctx)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, only, ...window }) => {
      const sign = isWaiting ? sql`>` : sql`<`
      const isBehind =
        after === null
          ? sql``
          : sql`and (e.appealed_at, e.id) ${sign} (${new Date(after[0])}, ${after[1]}::uuid)`
      const order = isWaiting ? sql`e.appealed_at, e.id` : sql`e.appealed_at desc, e.id desc`
      const read = await sql<AppealRow>`select e.*, activity.title, activity.start_time ${found} ${isBehind}
        and ${isOnly(sql.ref('e.id'), { only: only ?? null })} order by ${order} ${limitTo(window)}`.execute(
        db,
      )
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.appealed_at?.getTime() ?? 0, row.id],
  })
  const names = await loadNickNames(
    db,
    rows.map((row) => row.member_id),
  )
  return { ...page, items: rows.map((row) => appealOf(row, names)) }
}

function appealOf(row: AppealRow, names: ReadonlyMap<string, string>): StaffNoShowAppeal {
  return {
    id: row.id,
    activityId: row.activity_id,
    activityTitle: row.title,
    startTime: timeTextOf(row.start_time),
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    text: row.appeal_text,
    createTime: timeTextOf(row.appealed_at ?? row.created_at),
    state: Object.values(noShowAppealStates).find((one) => one === row.appeal_state) ?? 0,
    reason: row.appeal_reason,
    version: row.version,
  }
}

/** Cancels a no-show or confirms it. @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow */
export async function decideAppeal(
  ctx: StaffCtx,
  { id, version, accept, reason }: MethodParsed<typeof StaffActivity.DecideAppeal>,
): Promise<StaffNoShowAppeal> {
  return inTransaction(ctx, async (tx) => {
    const activityId = (await findEnrolment(tx, id)).activity_id
    const row = await lockOrganised(ctx, tx, activityId)
    const own = await findEnrolment(tx, id)
    if (own.version !== version) await failChanged(tx, { targetKind: 'enrolment', targetId: id })
    if (own.appeal_state !== noShowAppealStates.waiting) fail('NotAllowedNow')
    const state = accept ? noShowAppealStates.accepted : noShowAppealStates.refused
    const decided = await changeEnrolment(tx, own, {
      appeal_state: state,
      appeal_reason: reason,
      excused: accept,
      at: ctx.now,
    })
    await notifyOfActivity(tx, ctx.now, {
      kind: accept ? 'activity.appealAccepted' : 'activity.appealRefused',
      activityId,
      memberIds: [own.member_id],
      note: reason,
    })
    const names = await loadNickNames(tx, [own.member_id])
    await auditAct(ctx, tx, {
      act: 'activity.appealDecided',
      targetKind: 'enrolment',
      targetId: id,
      reason,
      before: { state: own.appeal_state },
      after: { title: row.title, nickName: names.get(own.member_id) ?? '', state },
    })
    return appealOf({ ...decided, title: row.title, start_time: row.start_time }, names)
  })
}
