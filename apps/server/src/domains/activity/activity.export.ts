import { activityTypeNames, enrolStateNames } from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Env } from '../../env.ts'
import { releaseFiles } from '../media/index.ts'
import { openAnswers } from './enrol/answers.ts'
import { settleActivity } from './settle-activity.ts'
import { lockActivity } from './activity.store.ts'

/** A member's enrolments with their answers, oldest first. */
export async function exportEnrolments(env: Env, db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('enrolment')
    .innerJoin('activity', 'activity.id', 'enrolment.activity_id')
    .where('enrolment.member_id', '=', memberId)
    .selectAll('enrolment')
    .select(['activity.title', 'activity.sub_type', 'activity.start_time'])
    .orderBy('enrolment.created_at')
    .orderBy('enrolment.id')
    .execute()
  return rows.map((row) => {
    const { guestNames, answers } = openAnswers(env, row)
    return {
      activity: row.title,
      type: nameOf(activityTypeNames, row.sub_type),
      startTime: timeTextOf(row.start_time),
      state: nameOf(enrolStateNames, row.state),
      createTime: timeTextOf(row.created_at),
      guests: guestNames.join('、'),
      answers: Object.values(answers)
        .map((one) => one.join('、'))
        .join('\n'),
      checkInTime: row.checked_in_at && timeTextOf(row.checked_in_at),
      appeal: row.appeal_text,
    }
  })
}

/** Activities that a member bookmarked or liked. */
export async function exportKept(db: Queryable, memberId: string): Promise<object[]> {
  const kept = await db
    .selectFrom('activity_bookmark')
    .innerJoin('activity', 'activity.id', 'activity_id')
    .where('member_id', '=', memberId)
    .select(['title', 'activity_bookmark.created_at'])
    .orderBy('activity_bookmark.created_at')
    .execute()
  const marked = await db
    .selectFrom('activity_mark')
    .innerJoin('activity', 'activity.id', 'activity_id')
    .where('member_id', '=', memberId)
    .select(['title', 'mark', 'activity_mark.created_at'])
    .orderBy('activity_mark.created_at')
    .execute()
  return [
    ...kept.map((row) => ({ activity: row.title, mark: 'bookmark', createTime: timeTextOf(row.created_at) })),
    ...marked.map((row) => ({ activity: row.title, mark: row.mark, createTime: timeTextOf(row.created_at) })),
  ]
}

/** Removes a member's enrolments: their places go to the waiting list. */
export async function eraseEnrolments(
  tx: Tx,
  { memberId, now }: { memberId: string; now: Date },
): Promise<void> {
  await tx.deleteFrom('activity_calendar').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('activity_bookmark').where('member_id', '=', memberId).execute()
  const marks = await tx
    .deleteFrom('activity_mark')
    .where('member_id', '=', memberId)
    .returning(['activity_id', 'mark'])
    .execute()
  for (const { activity_id: id, mark } of marks)
    await tx
      .updateTable('activity')
      .set((eb) =>
        mark === 'like'
          ? { like_count: eb('like_count', '-', 1) }
          : { collect_count: eb('collect_count', '-', 1) },
      )
      .where('id', '=', id)
      .execute()
  const own = await tx
    .selectFrom('enrolment')
    .where('member_id', '=', memberId)
    .select(['id', 'activity_id'])
    .orderBy('activity_id')
    .execute()
  for (const { id, activity_id: activityId } of own) {
    const row = await lockActivity(tx, activityId)
    const files = await tx
      .deleteFrom('enrolment_file')
      .where('enrolment_id', '=', id)
      .returning('file_id')
      .execute()
    await releaseFiles(
      tx,
      files.map(({ file_id: fileId }) => fileId),
    )
    await tx.deleteFrom('enrolment').where('id', '=', id).execute()
    await settleActivity(tx, row, now)
  }
}
