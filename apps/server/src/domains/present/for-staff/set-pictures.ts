import { validate as isUuid } from 'uuid'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { claimSitePicture, releaseFiles } from '../../media/index.ts'

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
  const rows: typeof before = []
  for (const key of new Set(keys)) {
    const had = before.find(({ path }) => path === key)
    if (had !== undefined) rows.push(had)
    else if (!isUuid(key)) fail('UploadNotFound')
    else {
      const { fileId, path, smallPath } = await claimSitePicture(app, tx, { fileId: key, useType })
      rows.push({ path, small_path: smallPath, file_id: fileId })
    }
  }
  await tx.deleteFrom('gift_picture').where('gift_id', '=', giftId).execute()
  const placed = rows.map((row, position) => ({ ...row, gift_id: giftId, position }))
  if (placed.length > 0) await tx.insertInto('gift_picture').values(placed).execute()
  const stays = new Set(rows.map((row) => row.file_id))
  await releaseFiles(
    tx,
    before.flatMap((row) => (row.file_id === null || stays.has(row.file_id) ? [] : [row.file_id])),
  )
}
