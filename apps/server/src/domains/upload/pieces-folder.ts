import type { StoredFolder } from '../../jobs/stored-folder.ts'
import { piecesFolder as folderOf } from './piece-keys.ts'
import { pieceCount } from './begin-upload.ts'

/** Pieces of unfinished uploads. Finishing asks for the missing ones, so none is required. */
export const piecesFolder: StoredFolder = {
  folder: 'uploads',
  isTransient: true,
  describe: async (db, ids) => {
    const rows = await db
      .selectFrom('file_upload')
      .select(['id', 'size_bytes', 'created_at'])
      .where('id', 'in', ids)
      .where('file_id', 'is', null)
      .where('refusal', 'is', null)
      .execute()
    return new Map(
      rows.map(({ id, size_bytes, created_at: madeAt }) => [
        id,
        {
          madeAt,
          required: [],
          allows: (key) => {
            const [, index] = /\/(\d+)$/.exec(key) ?? []
            return key === `${folderOf(id)}/${index}` && Number(index) < pieceCount(size_bytes)
          },
        },
      ]),
    )
  },
  listUnseen: () => Promise.resolve([]),
}
