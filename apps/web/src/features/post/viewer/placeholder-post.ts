import type { PictureTile, PublishItem } from '@guangquan/contract'
import { emptyPost } from '@guangquan/contract/empty-shapes'

/** What a tile knows of its post, until the post itself is loaded. */
export function placeholderPost(tile: PictureTile): PublishItem {
  const { publishId, category, publishType, picture, createTime } = tile
  const { authorId, authorNickName, authorHeadPic, likeCount, collectCount } = tile
  return {
    ...emptyPost,
    id: publishId,
    category,
    publishType,
    title: picture.title,
    pictures: [picture],
    authorId,
    authorNickName,
    authorHeadPic,
    authorHeadImg: authorHeadPic,
    likeCount,
    collectCount,
    createTime,
  }
}
