import { sql, type SqlBool } from 'kysely'
import type { StoredFolder } from '../../jobs/stored-folder.ts'
import { listUnseenFiles } from '../media/index.ts'
import { initKey, plainKey, segmentKey } from './video-keys.ts'
import { findVideos } from './video.store.ts'

export const videoFolder: StoredFolder = {
  folder: 'videos',
  isTransient: false,
  describe: async (db, ids) =>
    new Map(
      [...(await findVideos(db, ids))].map(([id, video]) => [
        id,
        {
          madeAt: video.createdAt,
          required: [
            ...(video.plain ? [plainKey(video.prefix)] : []),
            ...video.renditions.flatMap(({ quality, segments }) => [
              initKey(video.prefix, quality),
              ...segments.map((_, index) => segmentKey(video.prefix, quality, index)),
            ]),
          ],
          // A rendition that is being made is stored before the row names it.
          allows: (key) => key.startsWith(`${video.prefix}/`),
        },
      ]),
    ),
  listUnseen: (db, unseen) =>
    listUnseenFiles(
      db,
      sql<SqlBool>`exists (select from video where file_id = stored_file.id and (plain or renditions <> '[]'))`,
      unseen,
    ),
}
