import * as z from 'zod'
import { maxAlbums, maxPicturesPerAlbumChange, maxAlbumTitle } from './album.limits.ts'
import { body, method, writeBody } from '../wire/method.ts'
import { id, memberText } from '../shapes/text.ts'

/** An album, with the number of its photographs that this viewer may see. */
export const Album = z.object({ id, name: z.string(), count: z.int() })
export type Album = z.infer<typeof Album>

export const albumMethods = {
  GetAlbumList: method({
    summary: '某人的相册；不给 userId 则为自己。别人看不到空相册',
    access: 'public',
    read: true,
    input: body({ userId: id.optional() }),
    output: z.array(Album).max(maxAlbums),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  SaveAlbum: method({
    summary: '新建相册，给 id 则改名',
    access: 'member',
    write: true,
    closedToMuted: true,
    input: writeBody({ id: id.optional(), name: memberText(1, maxAlbumTitle) }),
    output: z.object({ id }),
    errors: ['AlbumLimit', 'AlbumNameTaken', 'ContentNotFound', 'ContentRefused'],
  }),
  DeleteAlbum: method({
    summary: '删除相册，照片不动',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  PutInAlbum: method({
    summary: '把自己的照片放进相册或拿出来',
    access: 'member',
    write: true,
    input: writeBody({ id, pictureIds: z.array(id).min(1).max(maxPicturesPerAlbumChange), on: z.boolean() }),
    output: z.object({ count: z.int() }),
    errors: ['ContentNotFound'],
  }),
}
