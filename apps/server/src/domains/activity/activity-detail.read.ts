import type { ActivityDetail, ActivityReport, NewsBlock } from '@guangquan/contract'
import { neededProduct } from '@guangquan/contract'
import { freeUntil, waitlistSizeOf } from '@guangquan/rules/events/activity-state'
import { timeTextOf } from '@guangquan/rules/time-text'
import { timingSafeEqual } from 'node:crypto'
import { memoizeMade } from '../../cache/memoize.ts'
import type { App, Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { sitePictureUrl } from '../site-picture/index.ts'
import { parseBlocks } from '../news/index.ts'
import { loadShops } from '../shop/index.ts'
import {
  changesOf,
  findActivity,
  findShownActivity,
  formOf,
  isShownRow,
  type ActivityRow,
} from './activity.store.ts'
import { areaCodesOf, cardOf, loadRelation } from './activity.view.ts'
import { loadLoanItems } from './loan/own-loans.read.ts'
import { findOpenCircle } from './open-circle.read.ts'
import { loadMarks } from './marks.ts'
import { ownEnrolment } from './own-enrolment.view.ts'
import { enrolStates } from '@guangquan/contract'

/** One activity that everybody may see. @throws ContentNotFound */
export async function getActivity(ctx: Ctx, { id }: { id: string }): Promise<ActivityDetail> {
  return activityDetail(ctx, await findShownActivity(ctx.db, id))
}

/** One activity, before it is published too, for who has its token. @throws ContentNotFound */
export async function previewActivity(
  ctx: Ctx,
  { id, previewToken }: { id: string; previewToken: string },
): Promise<ActivityDetail> {
  const row = (await findActivity(ctx.db, id)) ?? fail('ContentNotFound')
  const [given, right] = [Buffer.from(previewToken), Buffer.from(row.preview_token)]
  if (given.length !== right.length || !timingSafeEqual(given, right)) fail('ContentNotFound')
  return activityDetail(ctx, row)
}

async function activityDetail(ctx: Ctx, row: ActivityRow): Promise<ActivityDetail> {
  const { app, db } = ctx
  const [relation, shops, circle, pictures, models, loanItems, marks] = await Promise.all([
    loadRelation(ctx, [row]),
    loadShops(db, row.shop_id === null ? [] : [row.shop_id]),
    findOpenCircle(db, row.circle_id),
    findPictures(db, row.id, 1),
    findModels(db, row.id),
    loadLoanItems(db, row.id),
    loadMarks(db, { activityId: row.id, memberId: ctx.viewer?.id ?? null }),
  ])
  const shop = row.shop_id === null ? undefined : shops.get(row.shop_id)?.item
  const own = relation.enrolments.get(row.id)
  const mine = own === undefined ? null : await ownEnrolment(ctx, row, own)
  const isInside = mine?.state === enrolStates.enrolled || mine?.state === enrolStates.checkedIn
  return {
    ...cardOf(ctx, row, { relation, shopName: shop?.name ?? '' }),
    blocks: await blocksOf(app, `${row.id} ${row.version}`, { body: row.body, pictures }),
    onlineUrl: isInside ? row.online_url : '',
    areaCodes: areaCodesOf(row),
    address: row.address,
    placeNote: row.place_note,
    lng: row.lng,
    lat: row.lat,
    shopDetail: shop ?? null,
    circle,
    guestsMax: row.guests_max,
    waitlistSize: waitlistSizeOf({ capacity: row.capacity, waitlistSize: row.waitlist_size }),
    needProduct: neededProduct.parse(row.need_product),
    models,
    form: formOf(row),
    cancelHours: row.cancel_hours,
    freeUntil: timeTextOf(new Date(freeUntil(row.start_time.getTime(), row.cancel_hours))),
    contact: row.contact,
    noticeText: row.notice_text,
    termsType: row.terms_type,
    selfCheckIn: row.self_check_in,
    loanItems,
    cancelReason: row.cancel_reason,
    changes: changesOf(row).map(({ at, text }) => ({ time: timeTextOf(new Date(at)), text })),
    draw:
      row.sign_mode === 3
        ? {
            commit: row.draw_commit,
            publicSource: row.public_source,
            isDrawn: row.drawn_at !== null,
            drawTime: row.drawn_at && timeTextOf(row.drawn_at),
          }
        : null,
    isLike: marks.like,
    isCollect: marks.collect,
    shareCount: row.share_count,
    tagName: row.tag_name,
    icsPath: `/ics/activity/${row.id}.ics`,
    mine,
  }
}

/** The review of an activity. @throws ContentNotFound until it is published */
export async function getReport(ctx: Ctx, { id }: { id: string }): Promise<ActivityReport> {
  const row = await findShownActivity(ctx.db, id)
  if (row.report_published_at === null || !isShownRow(row)) fail('ContentNotFound')
  const pictures = await findPictures(ctx.db, id, 2)
  const [enrolled] = await ctx.db
    .selectFrom('enrolment')
    .where('activity_id', '=', id)
    .where('state', 'in', [enrolStates.enrolled, enrolStates.checkedIn, enrolStates.noShow])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .execute()
  return {
    activityId: id,
    title: row.title,
    blocks: await blocksOf(ctx.app, `${id} report ${row.version}`, {
      body: row.report_body ?? '',
      pictures: [],
    }),
    pictures: pictures.map(({ path, small_path: small, width, height }) => ({
      url: sitePictureUrl(ctx.app, path),
      smallUrl: sitePictureUrl(ctx.app, small),
      width,
      height,
    })),
    enrolled: enrolled?.count ?? 0,
    attended: row.checked_in,
    publishTime: timeTextOf(row.report_published_at),
    tagName: row.tag_name,
  }
}

export interface PictureRow {
  position: number
  file_id: string | null
  path: string
  small_path: string
  width: number
  height: number
}

/** Pictures of the body (1) or of the report (2), in their order. */
export function findPictures(db: Queryable, activityId: string, part: 1 | 2): Promise<PictureRow[]> {
  return db
    .selectFrom('activity_picture')
    .where('activity_id', '=', activityId)
    .where('part', '=', part)
    .select(['position', 'file_id', 'path', 'small_path', 'width', 'height'])
    .orderBy('position')
    .execute()
}

/** The models of which a member must own one. */
export async function findModels(
  db: Queryable,
  activityId: string,
): Promise<{ productId: string; name: string }[]> {
  return db
    .selectFrom('activity_model')
    .innerJoin('product_info', 'product_info.id', 'product_id')
    .where('activity_id', '=', activityId)
    .select(['product_id as productId', 'product_info.name'])
    .orderBy('product_info.name')
    .orderBy('product_id')
    .execute()
}

/** Parsing a long body takes tens of milliseconds; a saved one has another version. */
const blocksOf = memoizeMade<NewsBlock[], { body: string; pictures: readonly PictureRow[] }>(
  { name: 'activity.blocks', max: 200, ttlMs: 3600_000 },
  (app, { body, pictures }) => parseBlocks(body, shownPictures(app, pictures)),
)

/** Pictures with their URLs, by the names that a body uses. */
function shownPictures(app: App, rows: readonly PictureRow[]) {
  return new Map(
    rows.map(({ path, small_path: smallPath, width, height }) => [
      path,
      { url: sitePictureUrl(app, path), smallUrl: sitePictureUrl(app, smallPath), width, height },
    ]),
  )
}
