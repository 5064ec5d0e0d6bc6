import { publishStatus } from '@guangquan/contract'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { setFilesPublic, showWithheld, withholdPhotograph } from '../../media/index.ts'
import { announceChanged } from '../announce-changed.ts'
import { renewPosts, type LockedPost } from '../post.store.ts'

/** A photograph of a post, and its file before and after it was masked. */
export interface MaskedSwap {
  pictureId: string
  fileId: string
  maskedId: string
}

/** The file of a photograph of a post. */
export async function findPictureFile(
  db: Queryable,
  { publishId, pictureId }: { publishId: string; pictureId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('publish_picture')
    .where('id', '=', pictureId)
    .where('publish_id', '=', publishId)
    .select('file_id')
    .executeTakeFirst()
  return row?.file_id
}

/** Shows masked files in the place of photographs of a locked post. @throws ContentNotFound for a file of another one */
export async function maskPictures(
  tx: Tx,
  now: Date,
  { post, masks }: { post: LockedPost; masks: readonly { pictureId: string; fileId: string }[] },
): Promise<MaskedSwap[]> {
  const swaps: MaskedSwap[] = []
  for (const { pictureId, fileId: maskedId } of masks) {
    const fileId = (await findPictureFile(tx, { publishId: post.id, pictureId })) ?? fail('ContentNotFound')
    await setPictureFile(tx, pictureId, maskedId)
    const other = await tx
      .selectFrom('publish_picture')
      .where('file_id', '=', fileId)
      .select('id')
      .executeTakeFirst()
    await withholdPhotograph(tx, now, { fileId, maskedId, withholds: other === undefined })
    swaps.push({ pictureId, fileId, maskedId })
  }
  await refresh(
    tx,
    post,
    swaps.map(({ maskedId }) => maskedId),
  )
  return swaps
}

/** @returns false, without a change, when a photograph was removed or masked again since */
export async function unmaskPictures(
  tx: Tx,
  now: Date,
  { post, swaps }: { post: LockedPost; swaps: readonly MaskedSwap[] },
): Promise<boolean> {
  for (const { pictureId, maskedId } of swaps) {
    if ((await findPictureFile(tx, { publishId: post.id, pictureId })) !== maskedId) return false
  }
  for (const swap of swaps) {
    await setPictureFile(tx, swap.pictureId, swap.fileId)
    await showWithheld(tx, now, swap)
  }
  await refresh(
    tx,
    post,
    swaps.map(({ fileId }) => fileId),
  )
  return true
}

async function setPictureFile(tx: Tx, pictureId: string, fileId: string): Promise<void> {
  await tx.updateTable('publish_picture').set({ file_id: fileId }).where('id', '=', pictureId).execute()
}

async function refresh(tx: Tx, post: LockedPost, fileIds: readonly string[]): Promise<void> {
  await renewPosts(tx, [post.id])
  if (post.status !== publishStatus.published) return
  if (post.expose_others) await setFilesPublic(tx, fileIds, true)
  await announceChanged(tx, [post.id])
}
