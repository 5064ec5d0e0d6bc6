import { activitySentences, activityChangeNames } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../../db/client.ts'
import type { ActivityRow } from '../activity.store.ts'
import { notifyOfActivity } from '../settle-activity.ts'

/** Notifies everybody who signed up and has not left, or bookmarked it. */
export async function notifyConcerned(
  tx: Tx,
  now: Date,
  {
    id,
    kind,
    note,
  }: { id: string; kind: 'activity.changed' | 'activity.cancelled' | 'activity.resumed'; note: string },
): Promise<void> {
  const enrolled = await tx
    .selectFrom('enrolment')
    .where('activity_id', '=', id)
    .where('state', 'in', [1, 2, 3, 4, 7, 9])
    .select('member_id')
    .execute()
  const kept = await tx
    .selectFrom('activity_bookmark')
    .where('activity_id', '=', id)
    .select('member_id')
    .execute()
  const memberIds = [...new Set([...enrolled, ...kept].map((row) => row.member_id))]
  await notifyOfActivity(tx, now, { kind, activityId: id, memberIds, note })
}

/** After a change of time or place: leaving costs nothing, and reminders are sent again. */
export async function forgiveLeaving(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('enrolment')
    .set({ may_leave: true, reminded_day: false, reminded_hours: false })
    .where('activity_id', '=', id)
    .where('state', 'in', [1, 2, 3, 4, 9])
    .execute()
  await tx
    .updateTable('activity_bookmark')
    .set({ reminded_day: false, reminded_hours: false })
    .where('activity_id', '=', id)
    .execute()
}

type ChangeName = keyof typeof activityChangeNames

/** The changes of an activity of which people are notified. */
export function changesBetween(
  before: ActivityRow,
  after: ActivityRow,
): { name: ChangeName; text: string }[] {
  const span = (row: ActivityRow) =>
    activitySentences.span(timeTextOf(row.start_time).slice(0, 16), timeTextOf(row.end_time).slice(0, 16))
  const place = (row: ActivityRow) =>
    row.online
      ? activitySentences.online
      : [row.province_code, row.county_code, row.shop_id, row.address].join(' ')
  const seats = (row: ActivityRow) =>
    row.capacity === 0 ? activitySentences.unlimited : String(row.capacity)
  const shown = [
    { name: 'title', from: before.title, to: after.title, says: after.title },
    { name: 'time', from: span(before), to: span(after), says: span(after) },
    {
      name: 'place',
      from: place(before),
      to: place(after),
      says: after.online ? activitySentences.online : after.address,
    },
    { name: 'capacity', from: seats(before), to: seats(after), says: seats(after) },
    { name: 'fee', from: before.fee_text, to: after.fee_text, says: after.fee_text },
  ] as const
  return shown.flatMap(({ name, from, to, says }) =>
    from === to ? [] : [{ name, text: activitySentences.changedTo(activityChangeNames[name], says) }],
  )
}
