import {
  gallerySentences,
  submissionStates,
  type MethodParsed,
  type StaffExhibition,
  type StaffGallery,
} from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { roomsOf } from '../gallery.store.ts'
import { lockExhibition } from './lock-version.ts'
import { notifyAuthors } from './notify-authors.ts'
import { getStaffExhibition } from './staff-exhibitions.read.ts'

type Works = MethodParsed<typeof StaffGallery.SetWorks>['works']
const { chosen, hanging } = submissionStates

/**
 * Hangs works in order and takes down the others. Only photographs of chosen submissions hang, each in one exhibition;
 * likes of a work remain while it hangs. Once the exhibition is published, taking one down requires a reason, of which
 * its author is notified.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow, BadInput
 */
export async function hangWorks(
  ctx: StaffCtx,
  { id, version, works, reason }: MethodParsed<typeof StaffGallery.SetWorks>,
): Promise<StaffExhibition> {
  const fileIds = works.map((work) => work.fileId)
  if (new Set(fileIds).size < works.length) fail('NotAllowedNow')
  return inTransaction(ctx, async (tx) => {
    const exhibition = await lockExhibition(tx, { id, version })
    const rooms = roomsOf(exhibition).length
    if (works.some(({ room }) => room >= rooms)) fail('NotAllowedNow')
    // Also those that may not hang any more.
    const before = await tx
      .selectFrom('exhibition_work')
      .selectAll()
      .where('exhibition_id', '=', id)
      .orderBy('room')
      .orderBy('position')
      .execute()
    const down = before.filter((work) => !fileIds.includes(work.file_id))
    const isAnnounced = exhibition.stage === 1 && down.length > 0
    if (isAnnounced && reason === undefined)
      fail('BadInput', { fields: { reason: gallerySentences.noReason } })
    const submissionOf = await lockChosen(tx, {
      exhibitionId: id,
      now: ctx.now,
      fileIds,
      before: before.map((work) => work.submission_id),
    })
    await refuseHungElsewhere(tx, id, fileIds)
    await replaceWorks(tx, { id, works, submissionOf })
    await moveSubmissions(
      tx,
      [...before.map((work) => work.submission_id), ...submissionOf.values()],
      ctx.now,
    )
    await tx
      .updateTable('exhibition')
      .set({ version: version + 1, updated_at: ctx.now })
      .where('id', '=', id)
      .execute()
    if (isAnnounced)
      await notifyAuthors(tx, ctx.now, down, {
        kind: 'gallery.takenDown',
        note: reason ?? '',
        toLeaving: false,
      })
    await auditAct(ctx, tx, {
      act: 'exhibition.hung',
      ...(reason === undefined ? {} : { reason }),
      targetKind: 'exhibition',
      targetId: id,
      before: { title: exhibition.title, list: before.map((work) => `${work.room + 1} ${work.title}`) },
      after: { title: exhibition.title, list: works.map((work) => `${work.room + 1} ${work.title}`) },
    })
    return getStaffExhibition({ ...ctx, db: tx }, { id })
  })
}

interface Locking {
  exhibitionId: string
  now: Date
  fileIds: readonly string[]
  /** Submissions of the works that hang so far. */
  before: readonly string[]
}

/** Locks the submissions of photographs, in one order: file → submission. @throws NotAllowedNow */
async function lockChosen(
  tx: Tx,
  { exhibitionId, now, fileIds, before }: Locking,
): Promise<Map<string, string>> {
  if (fileIds.length === 0 && before.length === 0) return new Map()
  const photos =
    fileIds.length === 0
      ? []
      : await tx
          .selectFrom('gallery_photo')
          .where('file_id', 'in', fileIds)
          .select(['file_id', 'submission_id'])
          .execute()
  if (photos.length < fileIds.length) fail('NotAllowedNow')
  const locked = await tx
    .selectFrom('gallery_submission')
    .where('id', 'in', [...before, ...photos.map((photo) => photo.submission_id)])
    .select(['id', 'state', 'exhibition_id', 'leaves_on'])
    .orderBy('id')
    .forUpdate()
    .execute()
  const byId = new Map(locked.map((row) => [row.id, row]))
  const isFit = (id: string) => {
    const row = byId.get(id)
    if (row === undefined || (row.state !== chosen && row.state !== hanging)) return false
    // Its author agreed to one exhibition, and may have taken that back.
    const isHere = row.exhibition_id === null || row.exhibition_id === exhibitionId
    return isHere && (row.leaves_on === null || row.leaves_on > dayOf(now))
  }
  if (!photos.every((photo) => isFit(photo.submission_id))) fail('NotAllowedNow')
  return new Map(photos.map((photo) => [photo.file_id, photo.submission_id]))
}

async function refuseHungElsewhere(tx: Tx, id: string, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return
  const other = await tx
    .selectFrom('exhibition_work')
    .where('file_id', 'in', fileIds)
    .where('exhibition_id', '<>', id)
    .select('id')
    .executeTakeFirst()
  if (other !== undefined) fail('NotAllowedNow')
}

interface Replacing {
  id: string
  works: Works
  submissionOf: ReadonlyMap<string, string>
}

async function replaceWorks(tx: Tx, { id, works, submissionOf }: Replacing): Promise<void> {
  const fileIds = works.map((work) => work.fileId)
  await tx
    .deleteFrom('exhibition_work')
    .where('exhibition_id', '=', id)
    .$if(fileIds.length > 0, (query) => query.where('file_id', 'not in', fileIds))
    .execute()
  if (works.length === 0) return
  await tx
    .insertInto('exhibition_work')
    .values(
      works.map((work, position) => ({
        id: uuid(),
        exhibition_id: id,
        submission_id: submissionOf.get(work.fileId) ?? fail('NotAllowedNow'),
        file_id: work.fileId,
        room: work.room,
        position,
        title: work.title,
        caption: work.caption,
        place: work.place,
        size_text: work.sizeText,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('file_id').doUpdateSet((eb) => ({
        room: eb.ref('excluded.room'),
        position: eb.ref('excluded.position'),
        title: eb.ref('excluded.title'),
        caption: eb.ref('excluded.caption'),
        place: eb.ref('excluded.place'),
        size_text: eb.ref('excluded.size_text'),
      })),
    )
    .execute()
}

/** A submission with a hanging work is in the state of hanging, one without any more is chosen. */
async function moveSubmissions(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  const hung = await tx
    .selectFrom('exhibition_work')
    .where('submission_id', 'in', ids)
    .select('submission_id')
    .distinct()
    .execute()
  const up = new Set(hung.map((row) => row.submission_id))
  const move = async (moved: readonly string[], from: number, to: number) => {
    if (moved.length === 0) return
    await tx
      .updateTable('gallery_submission')
      .set((eb) => ({ state: to, version: eb('version', '+', 1), updated_at: now }))
      .where('id', 'in', moved)
      .where('state', '=', from)
      .execute()
  }
  await move([...up], chosen, hanging)
  await move(
    ids.filter((id) => !up.has(id)),
    hanging,
    chosen,
  )
}
