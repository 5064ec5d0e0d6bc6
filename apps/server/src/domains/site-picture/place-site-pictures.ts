import { validate as isUuid } from 'uuid'
import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'
import { releaseFiles } from '../media/index.ts'
import { claimSitePicture } from './site-picture.ts'

/** A picture of a list, as it is stored. */
export interface PlacedPicture {
  path: string
  small_path: string
  file_id: string | null
  position: number
}

interface Placing {
  before: readonly Omit<PlacedPicture, 'position'>[]
  /** In their order: ids of new uploads, and paths of pictures of `before`. */
  keys: readonly string[]
  useType: number
}

/** What a list of pictures becomes; files that are no longer in it are released. @throws UploadNotFound */
export async function placeSitePictures(
  app: App,
  tx: Tx,
  { before, keys, useType }: Placing,
): Promise<PlacedPicture[]> {
  const placed: PlacedPicture[] = []
  for (const [position, key] of [...new Set(keys)].entries()) {
    const had = before.find(({ path }) => path === key)
    if (had !== undefined) placed.push({ ...had, position })
    else if (!isUuid(key)) fail('UploadNotFound')
    else {
      const { fileId, path, smallPath } = await claimSitePicture(app, tx, { fileId: key, useType })
      placed.push({ path, small_path: smallPath, file_id: fileId, position })
    }
  }
  const stays = new Set(placed.map((row) => row.file_id))
  await releaseFiles(
    tx,
    before.flatMap((row) => (row.file_id === null || stays.has(row.file_id) ? [] : [row.file_id])),
  )
  return placed
}
