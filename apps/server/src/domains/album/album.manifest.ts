import type { Manifest } from '../../manifest.ts'
import { albumMethods } from './album.handlers.ts'
import { exportAlbums, eraseAlbums } from './album.export.ts'

export const albumManifest = {
  name: 'album',
  handlers: { Picture: albumMethods },
  personalData: {
    exportedTables: { album: ['albums'] },
    collect: async (_app, db, memberId) => ({ lists: { albums: await exportAlbums(db, memberId) } }),
    eraseWorks: ({ db }, { memberId }) => eraseAlbums(db, memberId),
  },
} satisfies Manifest
