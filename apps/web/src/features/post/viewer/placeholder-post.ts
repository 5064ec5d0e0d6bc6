import type { CardPicture, PictureShape, PictureTile, PublishItem } from '@guangquan/contract'
import { emptyPicture, emptyPost, noExif } from '@guangquan/contract/shapes/empty-shapes'

/** The data of a post contained in a tile, until the post itself is loaded. */
export function placeholderPost(tile: PictureTile): PublishItem {
  const { publishId, category, publishType, picture, createTime } = tile
  const { authorId, authorNickName, authorHeadPic, likeCount, collectCount, isCollect } = tile
  return {
    ...emptyPost,
    id: publishId,
    category,
    publishType,
    title: picture.title,
    pictures: [pictureOfTile(picture)],
    authorId,
    authorNickName,
    authorHeadPic,
    authorHeadImg: authorHeadPic,
    likeCount,
    collectCount,
    isCollect,
    createTime,
  }
}

function pictureOfTile({ url2048 = null, urlFull = null, p3, exif, ...known }: CardPicture): PictureShape {
  const { cameraName = null, lensName = null, focalLength = null } = exif ?? {}
  const { fNumber = null, exposureTime = null, iso = null } = exif ?? {}
  return {
    ...emptyPicture,
    ...known,
    url2048,
    urlFull,
    p3: p3 ? { ...p3, url2048: p3.url2048 ?? null, urlFull: p3.urlFull ?? null } : null,
    exif: { ...noExif, cameraName, lensName, focalLength, fNumber, exposureTime, iso },
  }
}
