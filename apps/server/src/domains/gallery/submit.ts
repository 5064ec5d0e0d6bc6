import {
  gallerySentences,
  submissionStates,
  useTypes,
  type MethodParsed,
  type OnlineGallery,
  type OwnSubmission,
} from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { judgeText } from '../../moderation/judge-text.ts'
import { claimFiles, releaseFiles } from '../media/index.ts'
import { lockPostingRights } from '../standing/index.ts'
import { sealContact } from './gallery.sealed.ts'
import { lockSubmission, type CallRow, type SubmissionRow } from './gallery.store.ts'
import { ownSubmissions } from './own-submissions.read.ts'

/**
 * Sends works to an open call, once. The files belong to the submission alone.
 * @throws ContentNotFound, NotAllowedNow, BadInput, UploadNotFound, DamageUnconfirmed, ContentRefused
 */
export async function submitWorks(
  ctx: MemberCtx,
  input: MethodParsed<typeof OnlineGallery.Submit>,
): Promise<OwnSubmission> {
  const { title, statement, realName, phone } = input
  if ((await judgeText(ctx, [title, statement])) === 'block') fail('ContentRefused')
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    await lockPostingRights(tx, ctx.viewer.id)
    const call = await findOpenCall(tx, input.callId, ctx.now)
    const row = await tx
      .insertInto('gallery_submission')
      .values({
        id,
        call_id: call.id,
        member_id: ctx.viewer.id,
        title,
        statement,
        contact_cipher: sealContact(ctx.app.env, id, { realName, phone }),
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) fail('NotAllowedNow')
    await placePhotos(ctx, tx, { id, call, fileIds: [...new Set(input.fileIds)] })
    return ownOne(ctx, tx, row)
  })
}

/** @throws ContentNotFound, NotAllowedNow */
async function findOpenCall(tx: Tx, id: string, now: Date): Promise<CallRow> {
  const call = await tx
    .selectFrom('gallery_call')
    .selectAll()
    .where('id', '=', id)
    .where('stage', '>', 0)
    .forShare()
    .executeTakeFirst()
  if (call === undefined) fail('ContentNotFound')
  if (call.stage !== 1 || now < call.start_time || now >= call.end_time) fail('NotAllowedNow')
  return call
}

async function placePhotos(
  { app, viewer }: MemberCtx,
  tx: Tx,
  { id, call, fileIds }: { id: string; call: CallRow; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length > call.max_photos)
    fail('BadInput', { fields: { fileIds: gallerySentences.photosMax(call.max_photos) } })
  const claim = { ownerId: viewer.id, fileIds, useType: useTypes.photo }
  await claimFiles(app, tx, { ...claim, unused: true, refusesDamage: true })
  const files = await tx
    .selectFrom('stored_file')
    .where('id', 'in', fileIds)
    .select(['width', 'height'])
    .execute()
  if (files.some(({ width, height }) => Math.max(width, height) < call.min_long_edge))
    fail('BadInput', { fields: { fileIds: gallerySentences.photosSmall(call.min_long_edge) } })
  await tx
    .insertInto('gallery_photo')
    .values(fileIds.map((fileId, position) => ({ submission_id: id, position, file_id: fileId })))
    .execute()
}

async function ownOne(ctx: MemberCtx, tx: Tx, row: SubmissionRow): Promise<OwnSubmission> {
  const [own] = await ownSubmissions({ ...ctx, db: tx }, [row])
  return own ?? fail('ContentNotFound')
}

/** @throws ContentNotFound also for another member's */
async function lockOwn(tx: Tx, { viewer }: MemberCtx, id: string): Promise<SubmissionRow> {
  const row = await lockSubmission(tx, id)
  return row.member_id === viewer.id ? row : fail('ContentNotFound')
}

/** Stores the requested originals, replacing earlier ones. @throws ContentNotFound, NotAllowedNow, UploadNotFound */
export async function sendOriginals(
  ctx: MemberCtx,
  { id, fileIds }: MethodParsed<typeof OnlineGallery.SendOriginals>,
): Promise<OwnSubmission> {
  return inTransaction(ctx, async (tx) => {
    await lockPostingRights(tx, ctx.viewer.id)
    const row = await lockOwn(tx, ctx, id)
    if (row.state !== submissionStates.originalNeeded) fail('NotAllowedNow')
    const fresh = [...new Set(fileIds)]
    await claimFiles(ctx.app, tx, {
      ownerId: ctx.viewer.id,
      fileIds: fresh,
      useType: useTypes.matchOriginal,
      unused: true,
    })
    await releaseOriginals(tx, id)
    await tx
      .insertInto('gallery_original')
      .values(fresh.map((fileId) => ({ submission_id: id, file_id: fileId })))
      .execute()
    return ownOne(ctx, tx, row)
  })
}

async function releaseOriginals(tx: Tx, id: string): Promise<void> {
  const gone = await tx
    .deleteFrom('gallery_original')
    .where('submission_id', '=', id)
    .returning('file_id')
    .execute()
  await releaseFiles(
    tx,
    gone.map((row) => row.file_id),
  )
}

/** Withdraws a submission that does not hang. @throws ContentNotFound, NotAllowedNow */
export async function withdrawSubmission(ctx: MemberCtx, { id }: { id: string }): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockOwn(tx, ctx, id)
    if (row.call_id === null || row.state === submissionStates.hanging) fail('NotAllowedNow')
    await removeSubmission(tx, id)
    return null
  })
}

/** Removes a submission with its files, also from the wall. */
export async function removeSubmission(tx: Tx, id: string): Promise<void> {
  await releaseOriginals(tx, id)
  const photos = await tx
    .deleteFrom('gallery_photo')
    .where('submission_id', '=', id)
    .returning(['file_id', 'of_post'])
    .execute()
  await tx.deleteFrom('gallery_submission').where('id', '=', id).execute()
  await releaseFiles(
    tx,
    photos.filter((row) => !row.of_post).map((row) => row.file_id),
  )
}
