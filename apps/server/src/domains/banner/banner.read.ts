import {
  bannerSheet,
  StaffBanner,
  type MethodOutput,
  type MethodParsed,
  type StaffBannerItem,
  type SysBaseInfo,
} from '@guangquan/contract'
import { bannerPlaceNames, nameOf } from '@guangquan/contract/staff/staff-names'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod'
import type { App, Ctx, StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, isOnly } from '../../db/paging.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { Banner } from '../../db/tables.gen.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'
import { sitePictureUrl } from '../site-picture/index.ts'

const place = z.tuple([z.int(), z.int(), z.uuid()])
const clickDays = 30
const dayMs = 24 * 3600_000

/** Banners of a place that are currently shown, in their order. */
export async function listBanners(
  ctx: Ctx,
  adPlace: number,
): Promise<MethodOutput<typeof SysBaseInfo.GetBannerList>> {
  const rows = await shownBanners(ctx.db, { adPlace, now: ctx.now })
  return rows.map(({ id, title, image_url: wide, image_mobile_url: narrow, link }) => ({
    id,
    title,
    imageUrl: sitePictureUrl(ctx.app, wide),
    imageMobileUrl: sitePictureUrl(ctx.app, narrow),
    link,
  }))
}

type ShownBanner = Pick<Selectable<Banner>, 'id' | 'title' | 'image_url' | 'image_mobile_url' | 'link'>

const shownBanners = preparedQuery<{ adPlace: number; now: Date }, ShownBanner>(
  'banner.shown',
  (db, param) => {
    const now = sql<Date>`${param('now')}::timestamptz`
    return db
      .selectFrom('banner')
      .where('ad_place', '=', param('adPlace'))
      .where('is_open', '=', sql.lit(true))
      .where((eb) => eb.or([eb('shown_from', 'is', null), eb('shown_from', '<=', now)]))
      .where((eb) => eb.or([eb('shown_to', 'is', null), eb('shown_to', '>', now)]))
      .select(['id', 'title', 'image_url', 'image_mobile_url', 'link'])
      .orderBy('sort')
      .orderBy('id')
  },
)

/** A page of all banners by place and order. totalCount: capped. */
export async function listStaffBanners(ctx: StaffCtx, input: MethodParsed<typeof StaffBanner.GetList>) {
  const ofPlace = input.place === undefined ? sql`true` : sql`ad_place = ${input.place}`
  const { rows, ...page } = await keysetPage(input, place, {
    read: ({ after, limit, skip, only = null }) => {
      const [adPlace, sort, id] = after ?? [0, 0, '00000000-0000-0000-0000-000000000000']
      return ctx.db
        .selectFrom('banner')
        .selectAll()
        .where(sql<boolean>`${ofPlace}`)
        .where(isOnly(sql.ref('id'), { only }))
        .where((eb) => eb(eb.refTuple('ad_place', 'sort', 'id'), '>', eb.tuple(adPlace, sort, id)))
        .orderBy('ad_place')
        .orderBy('sort')
        .orderBy('id')
        .limit(limit)
        .offset(skip)
        .execute()
    },
    count: () => countUpToCap(ctx.db, sql`from banner where ${ofPlace}`),
    keyOf: ({ ad_place: adPlace, sort, id }): z.output<typeof place> => [adPlace, sort, id],
  })
  return { ...page, items: rows.map((row) => bannerItem(ctx.app, row)) }
}

export const bannerExport = defineExport(
  StaffBanner.Export,
  bannerSheet,
  async function* (ctx, { place: of }) {
    for await (const banner of walkPages((page) => listStaffBanners(ctx, { ...page, place: of }))) {
      const { from, to } = banner
      yield {
        ...banner,
        place: nameOf(bannerPlaceNames, banner.place),
        from: from === null ? null : timeTextOf(new Date(from)),
        to: to === null ? null : timeTextOf(new Date(to)),
      }
    }
  },
)

/** @throws ContentNotFound */
export async function loadStaffBanner({ app, db }: StaffCtx, id: string): Promise<StaffBannerItem> {
  const row = await db.selectFrom('banner').selectAll().where('id', '=', id).executeTakeFirst()
  return bannerItem(app, row ?? fail('ContentNotFound'))
}

/** Clicks of a banner on each of the last days. */
export async function listClicks(
  { db, now }: { db: Queryable; now: Date },
  bannerId: string,
): Promise<{ day: string; clicks: number }[]> {
  const { rows } = await sql<{ day: string; clicks: number }>`select day::text, clicks from banner_click
    where banner_id = ${bannerId} and day > ${dayOf(new Date(now.getTime() - clickDays * dayMs))}::date
    order by day`.execute(db)
  return rows
}

function bannerItem(app: App, row: Selectable<Banner>): StaffBannerItem {
  return {
    id: row.id,
    place: row.ad_place,
    title: row.title,
    imageUrl: sitePictureUrl(app, row.image_url),
    imageMobileUrl: sitePictureUrl(app, row.image_mobile_url),
    link: row.link,
    sort: row.sort,
    from: row.shown_from?.getTime() ?? null,
    to: row.shown_to?.getTime() ?? null,
    isOpen: row.is_open,
    clickCount: Number(row.click_count),
    version: row.version,
  }
}
