import {
  exhibitionStates,
  type ExhibitionState,
  type MethodParsed,
  type StaffExhibition,
  type StaffExhibitionItem,
  type StaffExhibitionWork,
  type StaffGallery,
} from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { coverOf, loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { loadShops } from '../../shop/index.ts'
import {
  findExhibition,
  listWorks,
  loadOpenings,
  roomsOf,
  stateOf,
  type ExhibitionRow,
} from '../gallery.store.ts'

type ListedRow = ExhibitionRow & { works: number }

/** A page of exhibitions, drafts too, the newest first. totalCount: capped. */
export async function listStaffExhibitions(
  ctx: StaffCtx,
  { state, ...input }: MethodParsed<typeof StaffGallery.GetList>,
) {
  const { db, now } = ctx
  const found = sql`from exhibition where ${state === undefined ? sql`true` : isInState(state, now)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<ListedRow>`select exhibition.*,
          (select count(*)::int from exhibition_work w where w.exhibition_id = exhibition.id) as works
        ${found} and ${isInWindow('exhibition', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await itemsOf(ctx, rows) }
}

/** SQL: as `stateOf`. */
function isInState(state: ExhibitionState, now: Date): RawBuilder<unknown> {
  switch (state) {
    case exhibitionStates.draft:
      return sql`stage = 0`
    case exhibitionStates.coming:
      return sql`stage = 1 and start_time > ${now}`
    case exhibitionStates.open:
      return sql`stage = 1 and start_time <= ${now} and end_time > ${now}`
    case exhibitionStates.over:
      return sql`stage = 1 and end_time <= ${now}`
  }
}

async function itemsOf({ db, now }: StaffCtx, rows: readonly ListedRow[]): Promise<StaffExhibitionItem[]> {
  const shops = await loadShops(
    db,
    rows.map((row) => row.shop_id),
  )
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    shopName: shops.get(row.shop_id)?.item.name ?? '',
    curator: row.curator,
    state: stateOf(row, now),
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    works: row.works,
    version: row.version,
  }))
}

/** An exhibition with its works. @throws ContentNotFound */
export async function getStaffExhibition(ctx: StaffCtx, { id }: { id: string }): Promise<StaffExhibition> {
  const row = await findExhibition(ctx.db, id)
  const [hung, openings, visitors] = await Promise.all([
    hungWorks(ctx, id),
    loadOpenings(ctx.db, [row]),
    countVisitors(ctx, id),
  ])
  const opening = openings.get(row.activity_id ?? '')
  const [item] = await itemsOf(ctx, [{ ...row, works: hung.length }])
  if (item === undefined) throw new Error('an exhibition that is gone')
  return {
    ...item,
    shopId: row.shop_id,
    subtitle: row.subtitle,
    place: row.place,
    intro: row.intro,
    hours: row.hours,
    activity: opening === undefined ? null : { id: opening.id, title: opening.title },
    rooms: roomsOf(row),
    hung,
    visitors,
    may: {
      publish: item.state === exhibitionStates.draft,
      withdraw: item.state === exhibitionStates.coming,
    },
  }
}

async function countVisitors({ db, now }: StaffCtx, id: string): Promise<StaffExhibition['visitors']> {
  const { rows } = await sql<StaffExhibition['visitors']>`select coalesce(sum(visitors), 0)::int as total,
      coalesce(sum(visitors) filter (where day = ${dayOf(now)}::date), 0)::int as today
    from exhibition_day where exhibition_id = ${id}::uuid`.execute(db)
  return rows[0] ?? { total: 0, today: 0 }
}

async function hungWorks(ctx: StaffCtx, id: string): Promise<StaffExhibitionWork[]> {
  const works = await listWorks(ctx, id)
  if (works.length === 0) return []
  const [pictures, authors] = await Promise.all([
    loadPictures(
      ctx,
      works.map((work) => work.file_id),
    ),
    ctx.db
      .selectFrom('gallery_submission')
      .where(
        'id',
        'in',
        works.map((work) => work.submission_id),
      )
      .select(['id', 'member_id', 'leaves_on'])
      .execute(),
  ])
  const names = await loadNickNames(
    ctx.db,
    authors.map((one) => one.member_id),
  )
  const authorOf = new Map(authors.map((one) => [one.id, one]))
  return works.flatMap((work) => {
    const picture = pictures.get(work.file_id)
    if (picture === undefined) return []
    const author = authorOf.get(work.submission_id)
    return {
      fileId: work.file_id,
      room: work.room,
      title: work.title,
      caption: work.caption,
      place: work.place,
      sizeText: work.size_text,
      author: names.get(author?.member_id ?? '') ?? '',
      leavesOn: author?.leaves_on ?? null,
      picture: coverOf(picture),
    }
  })
}
