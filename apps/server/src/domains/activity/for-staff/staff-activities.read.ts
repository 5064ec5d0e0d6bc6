import {
  activityBounds,
  activityListSheet,
  activityStateNames,
  activityType,
  activityTypeNames,
  neededProduct,
  signMode,
  signModeNames,
  signModes,
  StaffActivity,
  type MethodParsed,
  type StaffActivityDetail,
  type StaffActivityItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { activityStateAt } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { containing } from '../../../db/like-pattern.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { timeKey, type TimeKey } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { walkPages } from '../../../export/walk-pages.ts'
import { sitePictureUrl } from '../../site-picture/index.ts'
import { loadShops } from '../../shop/index.ts'
import { findModels, findPictures } from '../activity-detail.read.ts'
import { factsOf, formOf, stageNumbers, type ActivityRow } from '../activity.store.ts'
import { areaCodesOf, areaOf, cardColumns, type CardRow } from '../activity.view.ts'
import { findOpenCircle } from '../open-circle.read.ts'
import { publishedDraw } from '../draw/published-draw.read.ts'
import { loadLoanItems } from '../loan/own-loans.read.ts'
import { findOrganised, isOrganised, worksForAll } from './scope.ts'

type Filters = Omit<MethodParsed<typeof StaffActivity.Export>, 'reason' | 'requestId'>

/** A page of the activities that the caller organises, the latest beginning first. totalCount: capped. */
export async function listStaffActivities(ctx: StaffCtx, input: MethodParsed<typeof StaffActivity.GetList>) {
  const { db } = ctx
  const found = sql`from activity where ${sql.join([isOrganised(ctx), ...conditionsOf(input)], sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null ? sql`` : sql`and (start_time, id) < (${new Date(after[0])}, ${after[1]}::uuid)`
      const read = await sql<
        CardRow & { version: number }
      >`select ${cardColumns}, activity.version ${found} ${isBehind}
        and ${isOnly(sql.ref('activity.id'), { only: only ?? null })}
        order by start_time desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row): TimeKey => [row.start_time.getTime(), row.id],
  })
  return { ...page, items: await staffItems(ctx, rows) }
}

function conditionsOf({ keyword = '', subType, state, shopId, from, to }: Filters): RawBuilder<SqlBool>[] {
  return [
    ...(keyword.trim() === '' ? [] : [sql<SqlBool>`title ilike ${containing(keyword.trim())}`]),
    ...(subType === undefined ? [] : [sql<SqlBool>`sub_type = ${sql.lit(subType)}`]),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${sql.lit(state)}`]),
    ...(shopId === undefined ? [] : [sql<SqlBool>`shop_id = ${shopId}::uuid`]),
    ...(from === undefined ? [] : [sql<SqlBool>`start_time >= ${new Date(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`start_time < ${new Date(to)}`]),
  ]
}

async function staffItems(
  { db, now }: StaffCtx,
  rows: readonly (CardRow & { version: number })[],
): Promise<StaffActivityItem[]> {
  const shops = await loadShops(
    db,
    rows.flatMap((row) => row.shop_id ?? []),
  )
  return rows.map((row) => ({
    id: row.id,
    subType: activityType.parse(row.sub_type),
    title: row.title,
    state: activityStateAt(factsOf(row), now.getTime()),
    signMode: signMode.parse(row.sign_mode),
    online: row.online,
    shopName: shops.get(row.shop_id ?? '')?.item.name ?? '',
    areaText: areaOf(row),
    signStart: timeTextOf(row.sign_start),
    signEnd: timeTextOf(row.sign_end),
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    capacity: row.capacity,
    held: row.held,
    taken: row.taken,
    waiting: row.waiting,
    applied: row.applied,
    checkedIn: row.checked_in,
    hasReport: row.report_published_at !== null,
    drawDue: isDrawDue(row, now),
    version: row.version,
  }))
}

/** Whether an activity waits for its draw: sign-up has ended, and it has not begun. */
function isDrawDue(row: CardRow, now: Date): boolean {
  const isHeld = row.stage === stageNumbers.published && row.sign_mode === signModes.drawn
  return isHeld && row.drawn_at === null && now >= row.sign_end && now < row.start_time
}

export const activityExport = defineExport(
  StaffActivity.Export,
  activityListSheet,
  async function* (ctx, input) {
    const { reason: _reason, requestId: _requestId, ...filters } = input
    for await (const one of walkPages((page) => listStaffActivities(ctx, { ...page, ...filters })))
      yield {
        id: one.id,
        title: one.title,
        subType: nameOf(activityTypeNames, one.subType),
        state: nameOf(activityStateNames, one.state),
        shop: one.shopName,
        startTime: one.startTime,
        endTime: one.endTime,
        signMode: nameOf(signModeNames, one.signMode),
        capacity: one.capacity,
        taken: one.taken,
        waiting: one.waiting,
        applied: one.applied,
        checkedIn: one.checkedIn,
      }
  },
)

/** An activity with all fields of its form. @throws ContentNotFound */
export async function getStaffActivity(ctx: StaffCtx, { id }: { id: string }): Promise<StaffActivityDetail> {
  const { app, db } = ctx
  const row = await findOrganised(ctx, db, id)
  const [[item], circle, models, loanItems, staffList, figures, draw, reportPictures] = await Promise.all([
    staffItems(ctx, [row]),
    findOpenCircle(db, row.circle_id),
    findModels(db, id),
    loadLoanItems(db, id),
    findStaff(db, id),
    figuresOf(db, id),
    row.sign_mode === signModes.drawn ? publishedDraw({ ...ctx, viewer: null }, row) : null,
    findPictures(db, id, 2),
  ])
  if (item === undefined) throw new Error('an activity that is gone')
  return {
    ...item,
    summary: row.summary,
    body: row.body,
    cover:
      row.cover_path === null || row.cover_small_path === null
        ? null
        : { key: row.cover_path, url: sitePictureUrl(app, row.cover_small_path) },
    onlineUrl: row.online_url,
    areaCodes: areaCodesOf(row),
    address: row.address,
    placeNote: row.place_note,
    lng: row.lng,
    lat: row.lat,
    shopId: row.shop_id,
    circle,
    guestsMax: row.guests_max,
    waitlistSize: row.waitlist_size,
    minLevel: row.min_level,
    needProduct: neededProduct.parse(row.need_product),
    models,
    feeText: row.fee_text,
    form: formOf(row),
    cancelHours: row.cancel_hours,
    contact: row.contact,
    noticeText: row.notice_text,
    termsType: row.terms_type,
    selfCheckIn: row.self_check_in,
    publicSource: row.public_source,
    loanItems,
    staffList,
    tagName: row.tag_name,
    cancelReason: row.cancel_reason,
    previewPath: `/activity/prevdetail/${id}?previewToken=${row.preview_token}`,
    draw,
    report:
      row.report_body === null
        ? null
        : {
            body: row.report_body,
            pictures: reportPictures.map(({ path, small_path: small }) => ({
              key: path,
              url: sitePictureUrl(app, small),
            })),
            isPublished: row.report_published_at !== null,
          },
    figures,
    may: mayOf(ctx, row),
  }
}

const dayMs = 24 * 3600_000

/** What the caller may do with an activity in its state. */
export function mayOf(ctx: StaffCtx, row: ActivityRow): StaffActivityDetail['may'] {
  const isOperator = worksForAll(ctx)
  const { stage } = row
  const isOver = ctx.now >= row.end_time
  const cancelledAt = row.cancelled_at?.getTime() ?? 0
  return {
    save: stage !== stageNumbers.cancelled && !isOver,
    submit: stage === stageNumbers.draft,
    publish: isOperator && (stage === stageNumbers.draft || stage === stageNumbers.inReview),
    cancel: stage === stageNumbers.published && !isOver,
    resume: stage === stageNumbers.cancelled && !isOver && ctx.now.getTime() < cancelledAt + dayMs,
    draw: isOperator && isDrawDue(row, ctx.now),
    annul:
      isOperator && row.drawn_at !== null && stage === stageNumbers.published && ctx.now < row.start_time,
    report: stage === stageNumbers.published && ctx.now >= row.start_time,
  }
}

async function findStaff(db: StaffCtx['db'], id: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`select a.id, a.display_name as name
    from activity_staff s join staff_account a on a.id = s.staff_id
    where s.activity_id = ${id}::uuid order by a.display_name, a.id
    limit ${sql.lit(activityBounds.staff)}`.execute(db)
  return rows
}

async function figuresOf(db: StaffCtx['db'], id: string): Promise<StaffActivityDetail['figures']> {
  const { rows } = await sql<StaffActivityDetail['figures']>`select
      count(*) filter (where state in (2, 7, 8))::int as enrolled,
      coalesce(sum(seats) filter (where state in (2, 7, 8)), 0)::int as seats,
      count(*) filter (where state = 7)::int as "checkedIn",
      count(*) filter (where state = 7 and check_in_way = 4)::int as "byHand",
      count(*) filter (where state = 8)::int as "noShow",
      count(*) filter (where state = 6)::int as cancelled,
      (select count(*)::int from activity_scan where activity_id = ${id}::uuid and result = 'conflict') as conflicts
    from enrolment where activity_id = ${id}::uuid`.execute(db)
  return rows[0] ?? { enrolled: 0, seats: 0, checkedIn: 0, byHand: 0, noShow: 0, cancelled: 0, conflicts: 0 }
}
