import {
  activitySentences,
  activityStates,
  enrolStates,
  type EntranceActivity,
  type EntranceList,
  type MethodOutput,
  type MethodParsed,
  type StaffCheckIn,
} from '@guangquan/contract'
import { activityStateAt, checkInWindow } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, type TimeKey } from '../../../db/time-key.ts'
import { loadNickNames, loadUserBriefs } from '../../member/index.ts'
import { loadShops } from '../../shop/index.ts'
import { changesOf, factsOf, type ActivityRow } from '../activity.store.ts'
import { placeOf } from '../activity.view.ts'
import { enrolStateOf, findEnrolments, type EnrolmentRow } from '../enrolment.store.ts'
import { findOrganised, isOrganised } from '../for-staff/scope.ts'
import { entrancePeople, scanResultOf } from './entrance-people.ts'
import { posterText } from './poster.ts'

const dayMs = 24 * 3600_000

/** Activities with check-in around now, the next first. */
export async function listEntrances(ctx: StaffCtx): Promise<{ items: EntranceActivity[] }> {
  const from = new Date(ctx.now.getTime() - dayMs)
  const to = new Date(ctx.now.getTime() + dayMs)
  const { rows } = await sql<ActivityRow>`select activity.* from activity
    where stage = 2 and not online and end_time > ${from} and start_time < ${to} and ${isOrganised(ctx)}
    order by start_time, id limit 100`.execute(ctx.db)
  return { items: await entrancesOf(ctx, rows) }
}

async function entrancesOf({ db, now }: StaffCtx, rows: readonly ActivityRow[]): Promise<EntranceActivity[]> {
  const shops = await loadShops(
    db,
    rows.flatMap((row) => row.shop_id ?? []),
  )
  const enrolled = await countEnrolled(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const { opens, closes } = checkInWindow(factsOf(row))
    return {
      id: row.id,
      title: row.title,
      startTime: timeTextOf(row.start_time),
      endTime: timeTextOf(row.end_time),
      placeText: placeOf(row, shops.get(row.shop_id ?? '')?.item.name ?? ''),
      opensAt: opens,
      closesAt: closes,
      state: activityStateAt(factsOf(row), now.getTime()),
      enrolled: enrolled.get(row.id) ?? 0,
      checkedIn: row.checked_in,
    }
  })
}

async function countEnrolled(db: StaffCtx['db'], ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{
    id: string
    count: number
  }>`select activity_id as id, count(*) as count from enrolment
    where activity_id = any(${ids}::uuid[]) and state in (2, 7, 8) group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const atEntrance = [enrolStates.enrolled, enrolStates.checkedIn, enrolStates.noShow]

/** All that a device needs to check people in without network. @throws ContentNotFound */
export async function preload(ctx: StaffCtx, { activityId }: { activityId: string }): Promise<EntranceList> {
  const { app, db, now } = ctx
  const row = await findOrganised(ctx, db, activityId)
  const [entrance] = await entrancesOf(ctx, [row])
  const isOver = now.getTime() >= row.end_time.getTime()
  const rows = isOver
    ? []
    : await db
        .selectFrom('enrolment')
        .selectAll()
        .where('activity_id', '=', activityId)
        .where('state', 'in', atEntrance)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((one) => one.member_id),
  )
  if (entrance === undefined) throw new Error('an activity without its entrance')
  return {
    ...entrance,
    people: rows.map((one) => ({
      enrolId: one.id,
      nickName: briefs.get(one.member_id)?.nickName ?? '',
      headPicUrl: briefs.get(one.member_id)?.headPicUrl ?? '',
      state: enrolStateOf(one),
      guests: one.seats - 1,
      key: one.ticket_key,
      checkInTime: one.checked_in_at && timeTextOf(one.checked_in_at),
    })),
    now: now.getTime(),
    notes: notesOf(row, entrance),
    poster: row.self_check_in ? posterText(app, activityId, now) : '',
  }
}

/** What a device cannot know without a network, or what should be known before the entrance opens. */
function notesOf(row: ActivityRow, entrance: EntranceActivity): string[] {
  const [last] = changesOf(row)
  return [
    ...(entrance.state === activityStates.cancelled ? [activitySentences.noCheckIn] : []),
    ...(last === undefined
      ? []
      : [activitySentences.lastChange(timeTextOf(new Date(last.at)).slice(5, 16), last.text)]),
    activitySentences.offlineList,
  ]
}

/** People of an activity by a part of the nickname. @throws ContentNotFound */
export async function findPeople(
  ctx: StaffCtx,
  { activityId, keyword }: MethodParsed<typeof StaffCheckIn.FindPeople>,
): Promise<MethodOutput<typeof StaffCheckIn.FindPeople>> {
  await findOrganised(ctx, ctx.db, activityId)
  const rows = await ctx.db
    .selectFrom('enrolment')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where('state', 'in', atEntrance)
    .orderBy('created_at')
    .limit(5000)
    .execute()
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  const found = rows.filter((row) => (names.get(row.member_id) ?? '').includes(keyword)).slice(0, 20)
  const people = await entrancePeople(ctx, found)
  return { items: found.flatMap(({ id }) => people.get(id) ?? []) }
}

interface ScanRow {
  id: string
  enrolment_id: string
  result: string
  device: string
  staff_name: string
  scanned_at: Date
  received_at: Date
}

/** Refused scans and conflicts, newest first. @throws ContentNotFound */
export async function listConflicts(ctx: StaffCtx, input: MethodParsed<typeof StaffCheckIn.GetConflicts>) {
  const { db } = ctx
  await findOrganised(ctx, db, input.activityId)
  const found = sql`from activity_scan where activity_id = ${input.activityId}::uuid
    and result not in ('checkedIn', 'already')`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (received_at, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<ScanRow>`select * ${found} ${isBehind}
        order by received_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.received_at.getTime(), row.id],
  })
  const own = await findEnrolments(db, {
    activityId: input.activityId,
    ids: rows.map((row) => row.enrolment_id),
  })
  const byId = new Map<string, EnrolmentRow>(own.map((row) => [row.id, row]))
  const names = await loadNickNames(
    db,
    own.map((row) => row.member_id),
  )
  return {
    ...page,
    items: rows.map((row) => {
      const enrolment = byId.get(row.enrolment_id)
      return {
        id: row.id,
        nickName: names.get(enrolment?.member_id ?? '') ?? '',
        result: scanResultOf(row.result),
        device: row.device,
        staffName: row.staff_name,
        scanTime: timeTextOf(row.scanned_at),
        receiveTime: timeTextOf(row.received_at),
        checkInTime: enrolment?.checked_in_at == null ? null : timeTextOf(enrolment.checked_in_at),
      }
    }),
  }
}
