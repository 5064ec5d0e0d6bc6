import type { CardPicture, PictureTile, PublishCard } from '@guangquan/contract'
import { emptyPicture } from '@guangquan/contract/shapes/empty-shapes'

/** A post as a tile: its first photograph; null without one. */
export function tileOfPost(post: PublishCard): PictureTile | null {
  const [picture] = post.pictures
  return picture === undefined ? null : tileWith(post, picture)
}

/** A post of any kind as a tile: its first photograph or its cover, otherwise a plain surface with its title. */
export function tileOfAnyPost(post: PublishCard): PictureTile {
  return tileWith(post, post.pictures[0] ?? coverOf(post))
}

/** How many photographs a post has; a card may contain fewer of them. */
export function countPictures({
  pictures,
  pictureCount,
}: Pick<PublishCard, 'pictures' | 'pictureCount'>): number {
  return pictureCount ?? pictures.length
}

function tileWith(post: PublishCard, picture: CardPicture): PictureTile {
  const { category, publishType, likeCount, collectCount, isCollect } = post
  const { authorId, authorNickName, authorHeadPic } = post
  return {
    id: picture.id,
    publishId: post.id,
    category,
    publishType,
    picture: picture.title === '' ? { ...picture, title: post.title } : picture,
    pictureCount: countPictures(post),
    likeCount,
    collectCount,
    isCollect,
    authorId,
    authorNickName,
    authorHeadPic,
    createTime: post.createTime,
  }
}

// A cover has two sizes and no camera data.
function coverOf({ id, title, summary, authorNickName, cover }: PublishCard): CardPicture {
  return {
    ...emptyPicture,
    id,
    ...(cover ?? { width: 4, height: 3 }),
    title: title || summary || `${authorNickName}的作品`,
  }
}
