import { enrolStates, type CheckInWay } from '@guangquan/contract'
import type { Tx } from '../../../db/client.ts'
import { emit } from '../../../events/emit.ts'
import { changeEnrolment, type EnrolmentRow } from '../enrolment.store.ts'

interface CheckIn {
  /** The time of the check-in, not the time at which the server learnt of it. */
  at: Date
  way: CheckInWay
  /** Displayed name of who of the staff; empty by oneself. */
  by: string
  reason?: string
  device?: string
  now: Date
}

/** Checks somebody in; the activity is locked. A no-show is cancelled by it. */
export async function checkIn(
  tx: Tx,
  own: EnrolmentRow,
  { at, way, by, reason = '', device = '', now }: CheckIn,
): Promise<EnrolmentRow> {
  const changed = await changeEnrolment(tx, own, {
    state: enrolStates.checkedIn,
    checked_in_at: at,
    check_in_way: way,
    check_in_by: by,
    check_in_reason: reason,
    check_in_device: device,
    absent_at: null,
    at: now,
  })
  await emit(tx, 'activity.checkedIn', { enrolmentId: own.id, memberId: own.member_id })
  return changed
}
