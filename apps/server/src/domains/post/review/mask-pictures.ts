import { publishStatus } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { setFilesPublic, showWithheld, withholdPhotograph } from '../../media/index.ts'
import { kindOf } from '../../post-extension/index.ts'
import type { OwnPicture } from '../../post-extension/index.ts'
import { announceChanged } from '../announce-changed.ts'
import { renewPosts, type LockedPost } from '../post.store.ts'

/** A picture of a post, and its file before and after it was masked. */
export interface MaskedSwap {
  pictureId: string
  fileId: string
  maskedId: string
}

/** The file of a photograph of a post, or of a picture in the rows of its kind. */
export async function findPictureFile(db: Queryable, picture: OwnPicture): Promise<string | undefined> {
  const row = await db
    .selectFrom('publish')
    .leftJoin('publish_picture', (join) =>
      join
        .onRef('publish_picture.publish_id', '=', 'publish.id')
        .on('publish_picture.id', '=', picture.pictureId),
    )
    .where('publish.id', '=', picture.publishId)
    .select(['publish_type', 'file_id'])
    .executeTakeFirst()
  if (row === undefined) return undefined
  return row.file_id ?? kindOf(row.publish_type)?.pictures?.find(db, picture)
}

/** Shows masked files in the place of pictures of a locked post. @throws ContentNotFound for a file of another one */
export async function maskPictures(
  tx: Tx,
  now: Date,
  { post, masks }: { post: LockedPost; masks: readonly { pictureId: string; fileId: string }[] },
): Promise<MaskedSwap[]> {
  const swaps: MaskedSwap[] = []
  for (const { pictureId, fileId: maskedId } of masks) {
    const picture = { publishId: post.id, pictureId }
    const fileId = (await findPictureFile(tx, picture)) ?? fail('ContentNotFound')
    await replaceFile(tx, { post, pictureId, from: fileId, to: maskedId })
    await withholdPhotograph(tx, now, { fileId, maskedId, withholds: !(await isShown(tx, fileId)) })
    swaps.push({ pictureId, fileId, maskedId })
  }
  await refresh(
    tx,
    post,
    swaps.map(({ maskedId }) => maskedId),
  )
  return swaps
}

/** @returns false, without a change, when a picture was removed or masked again since */
export async function unmaskPictures(
  tx: Tx,
  now: Date,
  { post, swaps }: { post: LockedPost; swaps: readonly MaskedSwap[] },
): Promise<boolean> {
  const pictureOf = ({ pictureId, fileId, maskedId }: MaskedSwap) => ({
    publishId: post.id,
    // A picture of an article has no id but that of its file.
    pictureId: pictureId === fileId ? maskedId : pictureId,
  })
  for (const swap of swaps) {
    if ((await findPictureFile(tx, pictureOf(swap))) !== swap.maskedId) return false
  }
  for (const swap of swaps) {
    const { pictureId } = pictureOf(swap)
    await replaceFile(tx, { post, pictureId, from: swap.maskedId, to: swap.fileId })
    await showWithheld(tx, now, swap)
  }
  await refresh(
    tx,
    post,
    swaps.map(({ fileId }) => fileId),
  )
  return true
}

async function replaceFile(
  tx: Tx,
  { post, pictureId, from, to }: { post: LockedPost; pictureId: string; from: string; to: string },
): Promise<void> {
  const photograph = await tx
    .updateTable('publish_picture')
    .set({ file_id: to })
    .where('id', '=', pictureId)
    .where('publish_id', '=', post.id)
    .returning('id')
    .executeTakeFirst()
  if (photograph !== undefined) return
  await kindOf(post.publish_type)?.pictures?.replace(tx, { publishId: post.id, pictureId, from, to })
  await tx
    .updateTable('publish_file')
    .set({ file_id: to })
    .where('publish_id', '=', post.id)
    .where('file_id', '=', from)
    .execute()
}

/** Whether a post still shows a file. */
async function isShown(tx: Tx, fileId: string): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`select
    exists (select 1 from publish_picture where file_id = ${fileId})
    or exists (select 1 from publish_file where file_id = ${fileId}) as shown`.execute(tx)
  return rows[0]?.shown ?? false
}

async function refresh(tx: Tx, post: LockedPost, fileIds: readonly string[]): Promise<void> {
  await renewPosts(tx, [post.id])
  if (post.status !== publishStatus.published) return
  if (post.expose_others) await setFilesPublic(tx, fileIds, true)
  await announceChanged(tx, [post.id])
}
