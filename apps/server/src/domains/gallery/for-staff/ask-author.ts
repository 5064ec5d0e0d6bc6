import {
  gallerySentences,
  publishTypes,
  submissionStates,
  type MethodParsed,
  type StaffGallery,
  type StaffGalleryPost,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { coverOf, loadPictures } from '../../media/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { createOwnNotices } from '../../notice/index.ts'
import { findAnyPost, isVisiblePost, type AnyPost } from '../../post-access/index.ts'
import { lockPost } from '../../post/index.ts'
import { submissionTargetName } from '../gallery-target-name.ts'

/** A post with public photographs, and those that nobody has requested yet. @throws ContentNotFound */
export async function getPost(
  ctx: StaffCtx,
  { publishId }: { publishId: string },
): Promise<StaffGalleryPost> {
  const post = await findShown(ctx.db, publishId)
  const rows = await listFiles(ctx.db, publishId)
  const [pictures, names] = await Promise.all([
    loadPictures(
      ctx,
      rows.map(({ fileId }) => fileId),
    ),
    loadNickNames(ctx.db, [post.author_id]),
  ])
  return {
    publishId,
    title: post.title,
    nickName: names.get(post.author_id) ?? '',
    photos: rows.flatMap(({ fileId, isFree }) => {
      const picture = pictures.get(fileId)
      return picture === undefined ? [] : [{ ...coverOf(picture), fileId, isFree }]
    }),
  }
}

/**
 * Requests photographs of a post from its author, each once: a refused one cannot be requested again.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function askAuthor(
  ctx: StaffCtx,
  { id, publishId, note, ...input }: MethodParsed<typeof StaffGallery.Ask>,
): Promise<{ id: string }> {
  const fileIds = [...new Set(input.fileIds)]
  return inTransaction(ctx, async (tx) => {
    const exhibition = await tx
      .selectFrom('exhibition')
      .where('id', '=', id)
      .select(['title', 'end_time'])
      .forShare()
      .executeTakeFirst()
    if (exhibition === undefined) fail('ContentNotFound')
    if (exhibition.end_time <= ctx.now) fail('NotAllowedNow')
    // So that the post cannot be purged meanwhile.
    await lockPost(tx, publishId)
    const post = await findShown(tx, publishId)
    const files = await listFiles(tx, publishId)
    const isFree = (fileId: string) => files.some((file) => file.fileId === fileId && file.isFree)
    if (!fileIds.every(isFree)) fail('NotAllowedNow')
    const submissionId = uuid()
    const title = titleOf(post)
    await tx
      .insertInto('gallery_submission')
      .values({
        id: submissionId,
        exhibition_id: id,
        publish_id: publishId,
        member_id: post.author_id,
        title,
        statement: note,
        state: submissionStates.asked,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .execute()
    // Two curators who ask for one photograph: the second finds it taken.
    const placed = await tx
      .insertInto('gallery_photo')
      .values(
        fileIds.map((fileId, position) => ({
          submission_id: submissionId,
          position,
          file_id: fileId,
          of_post: true,
        })),
      )
      .onConflict((conflict) => conflict.column('file_id').doNothing())
      .returning('file_id')
      .execute()
    if (placed.length < fileIds.length) fail('NotAllowedNow')
    const target = { kind: submissionTargetName, id: submissionId }
    await createOwnNotices(tx, ctx.now, [{ memberId: post.author_id, target }], {
      kind: 'gallery.asked',
      note,
    })
    await auditAct(ctx, tx, {
      act: 'gallerySubmission.asked',
      targetKind: 'gallerySubmission',
      targetId: submissionId,
      reason: note,
      after: { title, list: [exhibition.title], state: submissionStates.asked },
    })
    return { id: submissionId }
  })
}

// A post may have no title, and no words either.
const titleOf = ({ title, body }: AnyPost): string =>
  [...(title || body || gallerySentences.untitled)].slice(0, 20).join('')

/** @throws ContentNotFound */
async function findShown(db: Queryable, id: string): Promise<AnyPost> {
  const { rows } = await sql<{ isShown: boolean }>`
    select ${isVisiblePost(sql`${id}::uuid`, null)} as "isShown"`.execute(db)
  const post = rows[0]?.isShown === true ? await findAnyPost({ db }, id) : undefined
  return post?.publish_type === publishTypes.photo ? post : fail('ContentNotFound')
}

async function listFiles(db: Queryable, publishId: string): Promise<{ fileId: string; isFree: boolean }[]> {
  const { rows } = await sql<{ fileId: string; isFree: boolean }>`
    select picture.file_id as "fileId",
      not exists (select from gallery_photo where gallery_photo.file_id = picture.file_id) as "isFree"
    from publish_picture picture where picture.publish_id = ${publishId}::uuid
    order by picture.position`.execute(db)
  return rows
}
