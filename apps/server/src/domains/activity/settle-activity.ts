import {
  activitySentences,
  enrolStates,
  signModes,
  type EnrolState,
  type NoticeKind,
} from '@guangquan/contract'
import {
  enrolStateAt,
  freePlaces,
  giveFreePlaces,
  mergeMs,
  offerUntil,
  reminderMs,
} from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { createNotices } from '../notice/index.ts'
import { activityTargetName } from './activity-target-name.ts'
import {
  factsOf,
  listedColumns,
  settledBy,
  stageNumbers,
  updateActivity,
  type ActivityRow,
} from './activity.store.ts'
import {
  changeEnrolment,
  countEnrolments,
  enrolStateOf,
  queueOrder,
  type EnrolmentRow,
} from './enrolment.store.ts'

/** Max people considered when free places are filled once. */
const queueLimit = 200

/**
 * Brings a locked activity up to an instant: changes by time, free places for the waiting list, counters, state, and
 * the next change. May run late, twice, and on several nodes.
 */
export async function settleActivity(tx: Tx, row: ActivityRow, now: Date): Promise<ActivityRow> {
  if (row.next_at !== null && row.next_at <= now) await passTime(tx, row, now)
  let counts = await countEnrolments(tx, row.id)
  const counted = { ...row, ...counts }
  if (counts.waiting > 0 && (await fillPlaces(tx, counted, now))) counts = await countEnrolments(tx, row.id)
  const offers = await offersOf(tx, row)
  return updateActivity(tx, row.id, { ...counts, ...listedColumns({ ...row, ...counts }, offers, now) })
}

/** Tells members about an activity. */
export async function notifyOfActivity(
  tx: Tx,
  now: Date,
  {
    kind,
    activityId,
    memberIds,
    note,
  }: { kind: NoticeKind; activityId: string; memberIds: readonly string[]; note?: string },
): Promise<void> {
  if (memberIds.length === 0) return
  const target = { kind: activityTargetName, id: activityId }
  await createNotices(tx, now, memberIds, { kind, target, ...(note === undefined ? {} : { note }) })
}

async function offersOf(tx: Tx, { id }: ActivityRow): Promise<number[]> {
  const rows = await tx
    .selectFrom('enrolment')
    .where('activity_id', '=', id)
    .where('state', '=', enrolStates.offered)
    .select('offer_until')
    .execute()
  return rows.flatMap(({ offer_until: until }) => until?.getTime() ?? [])
}

/** The states into which time moves an enrolment, each with its notice and reason. */
const endings: Partial<Record<EnrolState, { kind: NoticeKind; reason: string }>> = {
  [enrolStates.offered]: { kind: 'activity.offerOver', reason: activitySentences.offerOver },
  [enrolStates.waiting]: { kind: 'activity.waitingOver', reason: activitySentences.waitingOver },
  [enrolStates.inReview]: { kind: 'activity.refused', reason: activitySentences.notReviewed },
  [enrolStates.inDraw]: { kind: 'activity.notDrawn', reason: '' },
  [enrolStates.enrolled]: { kind: 'activity.noShow', reason: '' },
}

async function passTime(tx: Tx, row: ActivityRow, now: Date): Promise<void> {
  const isOver = now.getTime() >= row.end_time.getTime() + mergeMs
  const candidates = await tx
    .selectFrom('enrolment')
    .selectAll()
    .where('activity_id', '=', row.id)
    .where('state', 'in', [1, 3, 4, 9, ...(isOver ? [2] : [])])
    .execute()
  const by = settledBy(row)
  const moved = candidates.flatMap((enrolment) => {
    const from = enrolStateOf(enrolment)
    const facts = { state: from, offerUntil: enrolment.offer_until?.getTime() ?? null }
    const to = enrolStateAt(facts, by, now.getTime())
    return to === from ? [] : [{ enrolment, from, to }]
  })
  for (const [from, group] of Map.groupBy(moved, (one) => one.from)) {
    const ending = endings[from]
    if (ending === undefined) continue
    for (const { enrolment, to } of group) {
      const absent = to === enrolStates.noShow ? { absent_at: row.end_time } : {}
      await changeEnrolment(tx, enrolment, { state: to, reason: ending.reason, ...absent, at: now })
    }
    const told = group.filter(
      ({ from: was, to }) => was !== enrolStates.waiting || to !== enrolStates.notDrawn,
    )
    await notifyOfActivity(tx, now, {
      kind: ending.kind,
      activityId: row.id,
      memberIds: told.map(({ enrolment }) => enrolment.member_id),
      note: ending.reason === '' ? '' : ending.reason,
    })
  }
  if (row.stage === stageNumbers.published) await remind(tx, row, now)
}

/** Tells those who still come, once: a day and two hours before. */
async function remind(tx: Tx, row: ActivityRow, now: Date): Promise<void> {
  const left = row.start_time.getTime() - now.getTime()
  if (left <= 0 || left > reminderMs.day) return
  const [column, kind] =
    left <= reminderMs.hours
      ? (['reminded_hours', 'activity.remindHours'] as const)
      : (['reminded_day', 'activity.remindDay'] as const)
  const [enrolled, kept] = [
    await sql<{ member_id: string }>`update enrolment set ${sql.ref(column)} = true
      where activity_id = ${row.id}::uuid and state = 2 and not ${sql.ref(column)}
      returning member_id`.execute(tx),
    await sql<{ member_id: string }>`update activity_bookmark b set ${sql.ref(column)} = true
      where activity_id = ${row.id}::uuid and not ${sql.ref(column)} and not exists (
        select from enrolment e where e.activity_id = b.activity_id and e.member_id = b.member_id
          and e.state <> ${enrolStates.cancelled})
      returning member_id`.execute(tx),
  ]
  await notifyOfActivity(tx, now, {
    kind,
    activityId: row.id,
    memberIds: [...enrolled.rows, ...kept.rows].map(({ member_id: id }) => id),
    note: timeTextOf(row.start_time).slice(0, 16),
  })
}

/** Offers or gives free places to the waiting list. @returns whether anything changed */
async function fillPlaces(tx: Tx, row: ActivityRow, now: Date): Promise<boolean> {
  const facts = factsOf(row)
  const until = facts.stage === 'published' ? offerUntil(facts, now.getTime()) : null
  const free = freePlaces(facts)
  const isDrawn = row.sign_mode !== signModes.drawn || row.drawn_at !== null
  if (until === null || free <= 0 || !isDrawn) return false
  const { rows: queue } = await sql<EnrolmentRow>`select * from enrolment
    where activity_id = ${row.id}::uuid and state = 3
    order by ${queueOrder} limit ${sql.lit(queueLimit)}`.execute(tx)
  const { given, passed } = giveFreePlaces(queue, free)
  const isAtOnce = until <= now.getTime()
  const chosen = queue.filter(({ id }) => given.includes(id))
  for (const enrolment of chosen)
    await changeEnrolment(tx, enrolment, {
      ...(isAtOnce
        ? { state: enrolStates.enrolled }
        : { state: enrolStates.offered, offer_until: new Date(until) }),
      at: now,
    })
  await notifyOfActivity(tx, now, {
    kind: isAtOnce ? 'activity.movedUp' : 'activity.offered',
    activityId: row.id,
    memberIds: chosen.map(({ member_id: id }) => id),
    note: isAtOnce ? '' : activitySentences.validUntil(timeTextOf(new Date(until)).slice(0, 16)),
  })
  const passedOver = queue.filter((one) => passed.includes(one.id) && !one.passed_over)
  for (const enrolment of passedOver) await changeEnrolment(tx, enrolment, { passed_over: true, at: now })
  await notifyOfActivity(tx, now, {
    kind: 'activity.passedOver',
    activityId: row.id,
    memberIds: passedOver.map(({ member_id: id }) => id),
  })
  return chosen.length > 0
}
