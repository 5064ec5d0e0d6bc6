import {
  submissionStates,
  type GalleryInvitation,
  type MethodParsed,
  type OnlineGallery,
  type OwnSubmission,
  type SubmissionState,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../db/time-key.ts'
import { coverOf, loadPictures } from '../media/index.ts'
import { loadShops } from '../shop/index.ts'
import {
  loadPhotos,
  loadPlaces,
  loadSources,
  submissionStateOf,
  type ExhibitionRow,
  type SubmissionRow,
} from './gallery.store.ts'

const { asked, chosen, hanging, shown } = submissionStates

/** A page of the caller's submissions, newest first. totalCount: capped. */
export async function listOwnSubmissions(
  ctx: MemberCtx,
  input: MethodParsed<typeof OnlineGallery.GetOwnSubmissions>,
) {
  const { db, viewer } = ctx
  const found = sql`from gallery_submission where member_id = ${viewer.id}::uuid`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<SubmissionRow>`select gallery_submission.* ${found}
        and ${isInWindow('gallery_submission', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await ownSubmissions(ctx, rows) }
}

export async function ownSubmissions(
  ctx: MemberCtx,
  rows: readonly SubmissionRow[],
): Promise<OwnSubmission[]> {
  if (rows.length === 0) return []
  const { db, now } = ctx
  const ids = rows.map(({ id }) => id)
  const [sources, photos, places, originals] = await Promise.all([
    loadSources(db, rows),
    loadPhotos(db, ids),
    loadPlaces(db, ids),
    db
      .selectFrom('gallery_original')
      .where('submission_id', 'in', ids)
      .select(({ fn }) => ['submission_id', fn.countAll<number>().as('count')])
      .groupBy('submission_id')
      .execute(),
  ])
  const pictures = await loadPictures(
    ctx,
    photos.map((photo) => photo.file_id),
  )
  const shops = await loadShops(
    db,
    [...sources.values()].flatMap(({ exhibition }) => exhibition?.shop_id ?? []),
  )
  const sent = new Map(originals.map((row) => [row.submission_id, Number(row.count)]))
  return rows.map((row) => {
    const place = places.get(row.id)
    const state = submissionStateOf(row, place, now)
    const source = sources.get(row.id)
    const exhibition = source?.exhibition ?? null
    const shopName = shops.get(exhibition?.shop_id ?? '')?.item.name ?? ''
    return {
      id: row.id,
      callTitle: source?.title ?? '',
      invitation: exhibition === null ? null : invitationOf(row, state, { exhibition, shopName }),
      title: row.title,
      state,
      reason: row.reason,
      createTime: timeTextOf(row.created_at),
      photos: photos.flatMap((photo) => {
        const picture = photo.submission_id === row.id ? pictures.get(photo.file_id) : undefined
        return picture === undefined ? [] : [coverOf(picture)]
      }),
      originals: sent.get(row.id) ?? 0,
      mayWithdraw: row.call_id !== null && row.state !== hanging,
      exhibitionId: state === shown ? (place?.id ?? null) : null,
    }
  })
}

function invitationOf(
  row: SubmissionRow,
  state: SubmissionState,
  { exhibition, shopName }: { exhibition: ExhibitionRow; shopName: string },
): GalleryInvitation {
  return {
    shopName,
    curator: exhibition.curator,
    startTime: timeTextOf(exhibition.start_time),
    endTime: timeTextOf(exhibition.end_time),
    publishId: row.publish_id,
    note: row.statement,
    leavesOn: row.leaves_on,
    mayAnswer: state === asked,
    mayTakeBack: state === chosen || state === hanging || state === shown,
  }
}
