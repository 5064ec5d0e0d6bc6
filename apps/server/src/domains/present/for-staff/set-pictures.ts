import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { placeSitePictures } from '../../site-picture/index.ts'

interface Setting {
  giftId: string
  /** In their order: ids of new uploads, and paths of pictures that the gift has. */
  keys: readonly string[]
  useType: number
}

/** Sets the pictures of a gift; those that are no longer used are released. @throws UploadNotFound */
export async function setPictures(app: App, tx: Tx, { giftId, keys, useType }: Setting): Promise<void> {
  const before = await tx
    .selectFrom('gift_picture')
    .where('gift_id', '=', giftId)
    .select(['path', 'small_path', 'file_id'])
    .execute()
  const placed = await placeSitePictures(app, tx, { before, keys, useType })
  await tx.deleteFrom('gift_picture').where('gift_id', '=', giftId).execute()
  const rows = placed.map((row) => ({ ...row, gift_id: giftId }))
  if (rows.length > 0) await tx.insertInto('gift_picture').values(rows).execute()
}
