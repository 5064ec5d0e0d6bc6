import {
  exhibitionStates,
  submissionStates,
  type ExhibitionState,
  type SubmissionState,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import type { Queryable, Tx } from '../../db/client.ts'
import type { Exhibition, ExhibitionWork, GalleryCall, GallerySubmission } from '../../db/tables.gen.ts'
import { fail } from '../../fail.ts'
import { isOnWall } from './on-wall.ts'

export type ExhibitionRow = Selectable<Exhibition>
export type WorkRow = Selectable<ExhibitionWork>
export type CallRow = Selectable<GalleryCall>
export type SubmissionRow = Selectable<GallerySubmission>

const storedRooms = z.array(z.object({ title: z.string(), text: z.string() }))
type Room = z.output<typeof storedRooms>[number]
export const roomsOf = (row: Pick<ExhibitionRow, 'rooms'>): Room[] => storedRooms.parse(row.rooms)

export function stateOf(
  { stage, start_time: start, end_time: end }: Pick<ExhibitionRow, 'stage' | 'start_time' | 'end_time'>,
  now: Date,
): ExhibitionState {
  if (stage === 0) return exhibitionStates.draft
  if (now < start) return exhibitionStates.coming
  return now < end ? exhibitionStates.open : exhibitionStates.over
}

/** One that members may enter: it is open, or was. @throws ContentNotFound */
export async function findOpened(db: Queryable, id: string, now: Date): Promise<ExhibitionRow> {
  const row = await db
    .selectFrom('exhibition')
    .selectAll()
    .where('id', '=', id)
    .where('stage', '=', 1)
    .where('start_time', '<=', now)
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** @throws ContentNotFound */
export async function findExhibition(db: Queryable, id: string): Promise<ExhibitionRow> {
  const row = await db.selectFrom('exhibition').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** Works that hang now, in the order of the walk. */
export function listWorks(
  { db, now }: { db: Queryable; now: Date },
  exhibitionId: string,
): Promise<WorkRow[]> {
  return db
    .selectFrom('exhibition_work')
    .selectAll()
    .where('exhibition_id', '=', exhibitionId)
    .where(isOnWall(now))
    .orderBy('room')
    .orderBy('position')
    .execute()
}

/** Locks a submission: everything that moves it does this first. @throws ContentNotFound */
export async function lockSubmission(tx: Tx, id: string): Promise<SubmissionRow> {
  const row = await tx
    .selectFrom('gallery_submission')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? fail('ContentNotFound')
}

/** Where the works of submissions hang: submission → exhibition. */
export async function loadPlaces(
  db: Queryable,
  submissionIds: readonly string[],
): Promise<Map<string, ExhibitionRow>> {
  if (submissionIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('exhibition_work')
    .innerJoin('exhibition', 'exhibition.id', 'exhibition_id')
    .where('submission_id', 'in', submissionIds)
    .selectAll('exhibition')
    .select('submission_id')
    .orderBy('exhibition.start_time', 'desc')
    .execute()
  return new Map(rows.map(({ submission_id: id, ...row }) => [id, row]))
}

const { hanging, shown, takenBack } = submissionStates

/** The state for members and staff: a hanging work counts as shown from the opening on. */
export function submissionStateOf(
  { state, leaves_on: leavesOn }: Pick<SubmissionRow, 'state' | 'leaves_on'>,
  place: ExhibitionRow | undefined,
  now: Date,
): SubmissionState {
  if (leavesOn !== null && leavesOn <= dayOf(now)) return takenBack
  const isOpened = place !== undefined && place.stage === 1 && place.start_time <= now
  if (state === hanging && isOpened) return shown
  return z.literal(Object.values(submissionStates)).parse(state)
}

interface PhotoRow {
  submission_id: string
  file_id: string
}

/** Photographs of submissions in their order. */
export async function loadPhotos(db: Queryable, submissionIds: readonly string[]): Promise<PhotoRow[]> {
  if (submissionIds.length === 0) return []
  return db
    .selectFrom('gallery_photo')
    .where('submission_id', 'in', submissionIds)
    .select(['submission_id', 'file_id'])
    .orderBy('submission_id')
    .orderBy('position')
    .execute()
}

/** The call or the exhibition of a submission. */
interface Source {
  title: string
  exhibition: ExhibitionRow | null
}

/** The calls to which submissions were sent, or the exhibitions for which they were requested, by submission. */
export async function loadSources(
  db: Queryable,
  rows: readonly SubmissionRow[],
): Promise<Map<string, Source>> {
  const callIds = rows.flatMap((row) => row.call_id ?? [])
  const exhibitionIds = rows.flatMap((row) => row.exhibition_id ?? [])
  const [calls, exhibitions] = await Promise.all([
    callIds.length === 0
      ? []
      : db.selectFrom('gallery_call').where('id', 'in', callIds).select(['id', 'title']).execute(),
    exhibitionIds.length === 0
      ? []
      : db.selectFrom('exhibition').where('id', 'in', exhibitionIds).selectAll().execute(),
  ])
  const callOf = new Map(calls.map((call) => [call.id, call]))
  const exhibitionOf = new Map(exhibitions.map((one) => [one.id, one]))
  return new Map(
    rows.map((row) => {
      const exhibition = exhibitionOf.get(row.exhibition_id ?? '') ?? null
      const title = exhibition?.title ?? callOf.get(row.call_id ?? '')?.title ?? ''
      return [row.id, { title, exhibition }]
    }),
  )
}

/** An activity that invites to an opening. */
interface Opening {
  id: string
  title: string
  start_time: Date
}

/** Published activities by id. */
export async function loadOpenings(
  db: Queryable,
  rows: readonly Pick<ExhibitionRow, 'activity_id'>[],
): Promise<Map<string, Opening>> {
  const ids = rows.flatMap((row) => row.activity_id ?? [])
  if (ids.length === 0) return new Map()
  const found = await db
    .selectFrom('activity')
    .where('id', 'in', ids)
    .where('published_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .select(['id', 'title', 'start_time'])
    .execute()
  return new Map(found.map((one) => [one.id, one]))
}
