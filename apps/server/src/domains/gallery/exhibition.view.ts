import type { ExhibitedWork, Exhibition, ExhibitionCard, UserBrief } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { coverOf, loadPictures } from '../media/index.ts'
import { loadUserBriefs } from '../member/index.ts'
import { loadShops } from '../shop/index.ts'
import { isOnWall } from './on-wall.ts'
import {
  listWorks,
  loadOpenings,
  roomsOf,
  stateOf,
  type ExhibitionRow,
  type WorkRow,
} from './gallery.store.ts'

/** Exhibitions with the number of their works, and the first one on the title wall. */
export async function exhibitionCards(ctx: Ctx, rows: readonly ExhibitionRow[]): Promise<ExhibitionCard[]> {
  if (rows.length === 0) return []
  const { db, now } = ctx
  const [shops, openings, { rows: firsts }] = await Promise.all([
    loadShops(
      db,
      rows.map((row) => row.shop_id),
    ),
    loadOpenings(db, rows),
    sql<{ id: string; file_id: string; works: number }>`
      select distinct on (exhibition_id) exhibition_id as id, file_id,
        count(*) over (partition by exhibition_id)::int as works
      from exhibition_work where exhibition_id = any(${rows.map(({ id }) => id)}::uuid[]) and ${isOnWall(now)}
      order by exhibition_id, room, position`.execute(db),
  ])
  const pictures = await loadPictures(
    ctx,
    firsts.map((row) => row.file_id),
  )
  const firstOf = new Map(firsts.map((row) => [row.id, row]))
  return rows.map((row) => {
    const first = firstOf.get(row.id)
    const picture = pictures.get(first?.file_id ?? '')
    const opening = openings.get(row.activity_id ?? '')
    return {
      id: row.id,
      title: row.title,
      subtitle: row.subtitle,
      shopName: shops.get(row.shop_id)?.item.name ?? '',
      place: row.place,
      curator: row.curator,
      intro: row.intro,
      hours: row.hours,
      state: stateOf(row, now),
      startTime: timeTextOf(row.start_time),
      endTime: timeTextOf(row.end_time),
      workCount: first?.works ?? 0,
      cover: picture === undefined ? null : coverOf(picture),
      opening:
        opening === undefined
          ? null
          : { id: opening.id, title: opening.title, startTime: timeTextOf(opening.start_time) },
    }
  })
}

/** An exhibition with all its works, room by room. */
export async function exhibitionOf(ctx: Ctx, row: ExhibitionRow): Promise<Exhibition> {
  const works = await listWorks(ctx, row.id)
  const [[card], shown] = await Promise.all([exhibitionCards(ctx, [row]), worksOf(ctx, works)])
  if (card === undefined) throw new Error('an exhibition that is gone')
  const rooms = roomsOf(row).map((room, index) => ({
    ...room,
    works: works.flatMap((work) => (work.room === index ? (shown.get(work.id) ?? []) : [])),
  }))
  return { ...card, rooms: rooms.filter((room) => room.works.length > 0) }
}

/** Works for this viewer. One whose photograph is gone is missing. */
async function worksOf(ctx: Ctx, works: readonly WorkRow[]): Promise<Map<string, ExhibitedWork>> {
  const [pictures, authors, marks] = await Promise.all([
    loadPictures(
      ctx,
      works.map((work) => work.file_id),
    ),
    loadAuthors(ctx, works),
    loadMarks(ctx, works),
  ])
  return new Map(
    works.flatMap((work) => {
      const picture = pictures.get(work.file_id)
      if (picture === undefined) return []
      const shown: ExhibitedWork = {
        id: work.id,
        title: work.title,
        author: authors.get(work.submission_id) ?? null,
        caption: work.caption,
        place: work.place,
        sizeText: work.size_text,
        picture: { ...picture, title: work.title, alt: work.title },
        likeCount: work.like_count,
        isLike: marks.has(`${work.id} like`),
        collectCount: work.collect_count,
        isCollect: marks.has(`${work.id} collect`),
        shareCount: work.share_count,
      }
      return [[work.id, shown] satisfies [string, ExhibitedWork]]
    }),
  )
}

async function loadAuthors(ctx: Ctx, works: readonly WorkRow[]): Promise<Map<string, UserBrief | undefined>> {
  const ids = [...new Set(works.map((work) => work.submission_id))]
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .selectFrom('gallery_submission')
    .where('id', 'in', ids)
    .select(['id', 'member_id'])
    .execute()
  const briefs = await loadUserBriefs(
    ctx,
    rows.map((row) => row.member_id),
  )
  return new Map(rows.map((row) => [row.id, briefs.get(row.member_id)]))
}

async function loadMarks({ db, viewer }: Ctx, works: readonly WorkRow[]): Promise<Set<string>> {
  if (viewer === null || works.length === 0) return new Set()
  const rows = await db
    .selectFrom('exhibition_mark')
    .where('member_id', '=', viewer.id)
    .where(
      'work_id',
      'in',
      works.map(({ id }) => id),
    )
    .select(['work_id', 'mark'])
    .execute()
  return new Set(rows.map((row) => `${row.work_id} ${row.mark}`))
}
