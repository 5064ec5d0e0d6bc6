import { loanStates, type ActivityLoanItem, type OwnLoan } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../../db/client.ts'

/** SQL of those who wait for a slot before a loan. */
const place = sql<number | null>`case when l.state = 3 then (select count(*) from activity_loan o
  where o.slot_id = l.slot_id and o.state = 3 and (o.rank, o.id) <= (l.rank, l.id)) end`

export const loanStateOf = (value: number) =>
  Object.values(loanStates).find((one) => one === value) ?? loanStates.wished

/** A member's loan requests in order. */
export async function loadOwnLoans(db: Queryable, enrolmentId: string): Promise<OwnLoan[]> {
  const { rows } = await sql<{
    id: string
    slot_id: string
    name: string
    start_time: Date
    end_time: Date
    state: number
    place: number | null
  }>`select l.id, l.slot_id, i.name, s.start_time, s.end_time, l.state, ${place} as place
    from activity_loan l join activity_loan_slot s on s.id = l.slot_id join activity_loan_item i on i.id = s.item_id
    where l.enrolment_id = ${enrolmentId}::uuid order by l.position, l.id`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    slotId: row.slot_id,
    itemName: row.name,
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    state: loanStateOf(row.state),
    queuePlace: row.place,
  }))
}

/** The loan items of an activity, with the number of requests and free units per slot. */
export async function loadLoanItems(db: Queryable, activityId: string): Promise<ActivityLoanItem[]> {
  const { rows } = await sql<{
    item_id: string
    name: string
    units: number
    id: string
    start_time: Date
    end_time: Date
    requests: number
    given: number
  }>`select i.id as item_id, i.name, i.units, s.id, s.start_time, s.end_time,
      (select count(*) from activity_loan l where l.slot_id = s.id and l.state <> 6) as requests,
      (select count(*) from activity_loan l where l.slot_id = s.id and l.state in (2, 4)) as given
    from activity_loan_item i join activity_loan_slot s on s.item_id = i.id
    where i.activity_id = ${activityId}::uuid order by i.position, i.id, s.start_time, s.id`.execute(db)
  return [...Map.groupBy(rows, (row) => row.item_id)].flatMap(([id, slots]) => {
    const [first] = slots
    if (first === undefined) return []
    return {
      id,
      name: first.name,
      units: first.units,
      slots: slots.map((slot) => ({
        id: slot.id,
        startTime: timeTextOf(slot.start_time),
        endTime: timeTextOf(slot.end_time),
        requests: slot.requests,
        free: Math.max(0, slot.units - slot.given),
      })),
    }
  })
}
