import {
  checkInWayNames,
  checkInWays,
  enrolmentSheet,
  enrolStateNames,
  noShowAppealStates,
  StaffActivity,
  type MethodParsed,
  type StaffEnrolmentItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { noShowRule } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { loadUserBriefs } from '../../member/index.ts'
import { formOf } from '../activity.store.ts'
import { openAnswers } from '../enrol/answers.ts'
import { enrolStateOf, findEnrolments, queuePlaces, type EnrolmentRow } from '../enrolment.store.ts'
import { findOrganised } from './scope.ts'

/** A page of the enrolments of an activity, early ones first. totalCount: capped. @throws ContentNotFound */
export async function listEnrolments(ctx: StaffCtx, input: MethodParsed<typeof StaffActivity.GetEnrolments>) {
  const { db } = ctx
  const { activityId, state, keyword = '' } = input
  await findOrganised(ctx, db, activityId)
  const isNamed = sql`exists (select from member where member.id = enrolment.member_id
    and member.nick_name ilike ${containing(keyword.trim())})`
  const found = sql`from enrolment where activity_id = ${activityId}::uuid
    ${state === undefined ? sql`` : sql`and state = ${sql.lit(state)}`}
    ${keyword.trim() === '' ? sql`` : sql`and ${isNamed}`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (created_at, id) > (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<EnrolmentRow>`select * ${found} ${isBehind}
        and ${isOnly(sql.ref('enrolment.id'), { only: only ?? null })}
        order by created_at, id ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await enrolmentItems(ctx, rows) }
}

async function enrolmentItems(ctx: StaffCtx, rows: readonly EnrolmentRow[]): Promise<StaffEnrolmentItem[]> {
  if (rows.length === 0) return []
  const [briefs, places, signs] = await Promise.all([
    loadUserBriefs(
      ctx,
      rows.map((row) => row.member_id),
    ),
    queuePlaces(ctx.db, rows),
    loadSigns(ctx, rows),
  ])
  return rows.map((row) => {
    const brief = briefs.get(row.member_id)
    const sign = signs.get(row.id)
    return {
      id: row.id,
      memberId: row.member_id,
      nickName: brief?.nickName ?? '',
      headPicUrl: brief?.headPicUrl ?? '',
      level: brief?.level ?? 1,
      state: enrolStateOf(row),
      guests: row.seats - 1,
      queuePlace: places.get(row.id) ?? null,
      createTime: timeTextOf(row.created_at),
      offerUntil: row.offer_until && timeTextOf(row.offer_until),
      checkInTime: row.checked_in_at && timeTextOf(row.checked_in_at),
      checkInWay: Object.values(checkInWays).find((way) => way === row.check_in_way) ?? null,
      checkInBy: row.check_in_by,
      checkInReason: row.check_in_reason,
      reason: row.reason,
      counts: row.absent_at !== null && !row.excused,
      appealState: Object.values(noShowAppealStates).find((one) => one === row.appeal_state) ?? 0,
      noShows: sign?.no_shows ?? 0,
      alike: sign?.alike ?? 0,
      hasAnswers: row.answers_cipher !== null,
      version: row.version,
    }
  })
}

/** How often each did not come, and how many others of the activity share an address or a device. */
async function loadSigns({ db, now }: StaffCtx, rows: readonly EnrolmentRow[]) {
  const since = new Date(now.getTime() - noShowRule.withinMs)
  const ids = rows.map(({ id }) => id)
  const read = await sql<{ id: string; no_shows: number; alike: number }>`select e.id,
      (select count(*) from enrolment a where a.member_id = e.member_id and a.absent_at > ${since}
        and not a.excused) as no_shows,
      (select count(*) from enrolment o where o.activity_id = e.activity_id and o.id <> e.id
        and o.address_hash <> '' and (o.address_hash = e.address_hash or o.device_hash = e.device_hash)) as alike
    from enrolment e where e.id = any(${ids}::uuid[])`.execute(db)
  return new Map(read.rows.map((row) => [row.id, row]))
}

export const enrolmentExport = defineExport(
  StaffActivity.ExportEnrolments,
  enrolmentSheet,
  async function* (ctx, { activityId, state, keyword }) {
    const form = formOf(await findOrganised(ctx, ctx.db, activityId))
    const filters = { activityId, state, keyword }
    for await (const one of walkPages((page) => listEnrolments(ctx, { ...page, ...filters }))) {
      const [row] = await findEnrolments(ctx.db, { activityId, ids: [one.id] })
      const { guestNames, answers } =
        row === undefined ? { guestNames: [], answers: {} } : openAnswers(ctx.app.env, row)
      const labelOf = (key: string) => form.find((field) => field.key === key)?.label ?? key
      yield {
        id: one.id,
        nickName: one.nickName,
        state: nameOf(enrolStateNames, one.state),
        guests: one.guests,
        createTime: one.createTime,
        queuePlace: one.queuePlace,
        checkInTime: one.checkInTime ?? '',
        checkInWay: one.checkInWay === null ? '' : nameOf(checkInWayNames, one.checkInWay),
        checkInBy: one.checkInBy,
        reason: one.reason,
        guestNames: guestNames.join('、'),
        answers: Object.entries(answers)
          .map(([key, rows]) => `${labelOf(key)}：${rows.join('、')}`)
          .join('\n'),
      }
    }
  },
)
