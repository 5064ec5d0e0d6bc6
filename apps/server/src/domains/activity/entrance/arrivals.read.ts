import {
  activityBounds,
  checkInWays,
  type Arrival,
  type MethodOutput,
  type StaffCheckIn,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { loadUserBriefs } from '../../member/index.ts'
import { findOrganised } from '../for-staff/scope.ts'
import { scanResultOf } from './entrance-people.ts'

interface ArrivalRow {
  id: string
  /** Null if the code matches no ticket of the activity. */
  member_id: string | null
  guests: number
  result: string
  way: number | null
  by: string
  at: Date
}

/** The latest check-ins and refused scans of an activity, newest first. @throws ContentNotFound */
export async function listArrivals(
  ctx: StaffCtx,
  { activityId }: { activityId: string },
): Promise<MethodOutput<typeof StaffCheckIn.GetArrivals>> {
  const { db } = ctx
  await findOrganised(ctx, db, activityId)
  const limit = sql.lit(activityBounds.arrivals)
  const { rows } = await sql<ArrivalRow>`select * from (
      (select id, member_id, seats - 1 as guests, 'checkedIn' as result, check_in_way as way,
          check_in_by as by, checked_in_at as at from enrolment
        where activity_id = ${activityId}::uuid and checked_in_at is not null
        order by checked_in_at desc, id limit ${limit})
      union all
      (select scan.id, enrolment.member_id, coalesce(seats - 1, 0), scan.result, null, scan.staff_name,
          scan.received_at
        from activity_scan scan left join enrolment
          on enrolment.id = scan.enrolment_id and enrolment.activity_id = scan.activity_id
        where scan.activity_id = ${activityId}::uuid and scan.result not in ('checkedIn', 'already')
        order by scan.received_at desc, scan.id limit ${limit})
    ) arrival order by at desc, id limit ${limit}`.execute(db)
  const briefs = await loadUserBriefs(
    ctx,
    rows.flatMap((row) => row.member_id ?? []),
  )
  return { items: rows.map((row): Arrival => arrivalOf(row, briefs.get(row.member_id ?? ''))) }
}

function arrivalOf(row: ArrivalRow, brief: { nickName: string; headPicUrl: string } | undefined): Arrival {
  return {
    id: row.id,
    nickName: brief?.nickName ?? '',
    headPicUrl: brief?.headPicUrl ?? '',
    guests: row.guests,
    result: scanResultOf(row.result),
    way: Object.values(checkInWays).find((way) => way === row.way) ?? null,
    by: row.by,
    time: timeTextOf(row.at),
  }
}
