import { shopPicture } from '@guangquan/contract'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { placeSitePictures } from '../site-picture/index.ts'

interface Setting {
  shopId: string
  /** In their order: ids of new uploads, and paths of pictures that the shop has. */
  keys: readonly string[]
}

/**
 * Sets the pictures of a shop; those that are no longer used are released. Returns the paths before and after.
 * @throws UploadNotFound
 */
export async function setPictures(
  app: App,
  tx: Tx,
  { shopId, keys }: Setting,
): Promise<{ before: string[]; after: string[] }> {
  const before = await tx
    .selectFrom('shop_picture')
    .where('shop_id', '=', shopId)
    .select(['path', 'small_path', 'file_id'])
    .orderBy('position')
    .execute()
  const placed = await placeSitePictures(app, tx, { before, keys, useType: shopPicture.useType })
  await tx.deleteFrom('shop_picture').where('shop_id', '=', shopId).execute()
  const rows = placed.map((row) => ({ ...row, shop_id: shopId }))
  if (rows.length > 0) await tx.insertInto('shop_picture').values(rows).execute()
  return { before: before.map(({ path }) => path), after: placed.map(({ path }) => path) }
}
