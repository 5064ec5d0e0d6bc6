import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { placeSitePictures } from '../../site-picture/index.ts'

interface Setting {
  goodsId: string
  /** In their order: ids of new uploads, and paths of pictures that the goods have. */
  keys: readonly string[]
  useType: number
}

/** Sets the pictures of goods; those that are no longer used are released. @throws UploadNotFound */
export async function setPictures(app: App, tx: Tx, { goodsId, keys, useType }: Setting): Promise<void> {
  const before = await tx
    .selectFrom('goods_picture')
    .where('goods_id', '=', goodsId)
    .select(['path', 'small_path', 'file_id'])
    .execute()
  const placed = await placeSitePictures(app, tx, { before, keys, useType })
  await tx.deleteFrom('goods_picture').where('goods_id', '=', goodsId).execute()
  const rows = placed.map((row) => ({ ...row, goods_id: goodsId }))
  if (rows.length > 0) await tx.insertInto('goods_picture').values(rows).execute()
}
