import type { PictureTile, PublishItem, UploadedFile } from '@guangquan/contract'
import { emptyPicture, noExif } from '@guangquan/contract/shapes/empty-shapes'

/** A square photograph of a post. */
export const samplePicture: PublishItem['pictures'][number] = {
  ...emptyPicture,
  id: 'picture',
  width: 1000,
  height: 1000,
}

/** A photograph on a wall. */
export const sampleTile: PictureTile = {
  id: 'tile',
  publishId: 'post',
  category: 1,
  publishType: 1,
  picture: samplePicture,
  pictureCount: 1,
  likeCount: 0,
  collectCount: 0,
  isCollect: false,
  authorId: 'author',
  authorNickName: '',
  authorHeadPic: '',
  createTime: '2026-01-01 00:00:00',
}

/** The server's response to an upload. */
export const sampleFile: UploadedFile = {
  fileId: 'file',
  fileUrl: '',
  fileName: '',
  width: 1600,
  height: 900,
  size: 1,
  blur: '',
  color: '',
  exif: noExif,
  aiFound: 1,
  damage: 0,
  verdicts: [],
}
