import type { Picture } from '@guangquan/contract'
import type { HandlersOf } from '../../http/calls/implement.ts'
import { loadAlbums } from './album.read.ts'
import { putInAlbum } from './put-in-album.ts'
import { deleteAlbum, saveAlbum } from './save-album.ts'

/** Methods of Picture about albums. */
export const albumMethods = {
  GetAlbumList: loadAlbums,
  SaveAlbum: saveAlbum,
  DeleteAlbum: deleteAlbum,
  PutInAlbum: putInAlbum,
} satisfies Partial<HandlersOf<typeof Picture>>
