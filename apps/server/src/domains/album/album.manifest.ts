import type { Manifest } from '../../manifest.ts'
import { albumMethods } from './album.handlers.ts'
import { collectAlbums, eraseAlbums } from './own-albums.ts'

export const albumManifest = {
  name: 'album',
  handlers: { Picture: albumMethods },
  ownData: {
    collect: async (_app, db, memberId) => ({ lists: { albums: await collectAlbums(db, memberId) } }),
    eraseWorks: ({ db }, { memberId }) => eraseAlbums(db, memberId),
  },
} satisfies Manifest
