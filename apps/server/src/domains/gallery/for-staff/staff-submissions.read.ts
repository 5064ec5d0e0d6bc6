import {
  callStages,
  submissionStates,
  type MethodParsed,
  type StaffGallery,
  type StaffSubmission,
} from '@guangquan/contract'
import { dayOf, timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { coverOf, loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { loadOpinions } from './mark-submission.ts'
import {
  loadPhotos,
  loadPlaces,
  loadSources,
  submissionStateOf,
  type CallRow,
  type SubmissionRow,
} from '../gallery.store.ts'

const callStage = z.literal(Object.values(callStages))

/** A page of open calls, drafts too, the newest first. totalCount: capped. */
export async function listStaffCalls(
  { db }: StaffCtx,
  { stage, ...input }: MethodParsed<typeof StaffGallery.GetCalls>,
) {
  const found = sql`from gallery_call where ${stage === undefined ? sql`true` : sql`stage = ${stage}`}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<CallRow & { submissions: number }>`select gallery_call.*,
          (select count(*)::int from gallery_submission s where s.call_id = gallery_call.id) as submissions
        ${found} and ${isInWindow('gallery_call', window)}
        order by created_at desc, id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  const items = rows.map((row) => ({
    id: row.id,
    title: row.title,
    intro: row.intro,
    startTime: timeTextOf(row.start_time),
    endTime: timeTextOf(row.end_time),
    maxPhotos: row.max_photos,
    minLongEdge: row.min_long_edge,
    stage: callStage.parse(row.stage),
    submissions: row.submissions,
    version: row.version,
  }))
  return { ...page, items }
}

/** A page of submissions, the newest first. totalCount: capped. */
export async function listStaffSubmissions(
  ctx: StaffCtx,
  { callId, exhibitionId, state, ...input }: MethodParsed<typeof StaffGallery.GetSubmissions>,
) {
  const { db, now } = ctx
  const found = sql`from gallery_submission where true
    ${callId === undefined ? sql`` : sql`and call_id = ${callId}::uuid`}
    ${exhibitionId === undefined ? sql`` : sql`and exhibition_id = ${exhibitionId}::uuid`}
    ${state === undefined ? sql`` : isInState(state, now)}`
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
  return { ...page, items: await submissionsOf(ctx, rows) }
}

const { hanging, shown, takenBack } = submissionStates

/** SQL: as `submissionStateOf`. */
function isInState(state: number, now: Date): RawBuilder<unknown> {
  const isOver = sql`leaves_on is not null and leaves_on <= ${dayOf(now)}::date`
  if (state === takenBack) return sql`and (state = ${takenBack} or ${isOver})`
  if (state !== hanging && state !== shown) return sql`and state = ${state}`
  const isOpened = sql`exists (select from exhibition_work w join exhibition e on e.id = w.exhibition_id
    where w.submission_id = gallery_submission.id and e.stage = 1 and e.start_time <= ${now}) and not (${isOver})`
  return state === shown
    ? sql`and state = ${hanging} and ${isOpened}`
    : sql`and state = ${hanging} and not (${isOver}) and not (${isOpened})`
}

async function submissionsOf(ctx: StaffCtx, rows: readonly SubmissionRow[]): Promise<StaffSubmission[]> {
  if (rows.length === 0) return []
  const { db, now } = ctx
  const ids = rows.map(({ id }) => id)
  const [titles, photos, places, originals, opinionsOf, names] = await Promise.all([
    loadSources(db, rows),
    loadPhotos(db, ids),
    loadPlaces(db, ids),
    loadOriginals(db, ids),
    loadOpinions(ctx, ids),
    loadNickNames(
      db,
      rows.map((row) => row.member_id),
    ),
  ])
  const pictures = await loadPictures(
    ctx,
    photos.map((photo) => photo.file_id),
  )
  return rows.map((row) => ({
    id: row.id,
    callId: row.call_id,
    callTitle: titles.get(row.id)?.title ?? '',
    exhibitionId: row.exhibition_id,
    leavesOn: row.leaves_on,
    memberId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    title: row.title,
    statement: row.statement,
    state: submissionStateOf(row, places.get(row.id), now),
    reason: row.reason,
    createTime: timeTextOf(row.created_at),
    photos: photos.flatMap((photo) => {
      const picture = photo.submission_id === row.id ? pictures.get(photo.file_id) : undefined
      return picture === undefined ? [] : [{ ...coverOf(picture), fileId: photo.file_id }]
    }),
    originals: originals
      .filter((one) => one.submission_id === row.id)
      .map(({ file_name: name, width, height }) => ({ name, width, height })),
    opinions: opinionsOf.get(row.id) ?? [],
    version: row.version,
  }))
}

function loadOriginals(db: Queryable, submissionIds: readonly string[]) {
  return db
    .selectFrom('gallery_original')
    .innerJoin('stored_file', 'stored_file.id', 'file_id')
    .where('submission_id', 'in', submissionIds)
    .select(['submission_id', 'file_name', 'width', 'height'])
    .orderBy('file_id')
    .execute()
}
