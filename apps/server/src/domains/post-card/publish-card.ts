import {
  maxCardPictures,
  type CardExif,
  type CardPicture,
  type PictureExif,
  type PictureShape,
  type PublishCard,
  type PublishItem,
} from '@guangquan/contract'

/** Fields that differ by viewer or change with each reaction. */
export type MarkField = ViewerField | CountField
type ViewerField = 'authorFollowState' | 'isLike' | 'isCollect' | 'addComment' | 'whyShown' | 'circle'
type CountField = 'likeCount' | 'collectCount' | 'replyCount' | 'shareCount'

/** A post on its page and in a list, without marks. */
export type ShownPost = Omit<PublishItem, MarkField>
export type ShownCard = Omit<PublishCard, MarkField>

/** The part of a post for lists; the response omits null and undefined fields. */
export function cardOf(post: ShownPost): ShownCard {
  const { pictures, tags, place, atUsers, authorErased, isAuthor, critiqueOpen, aiMark, aiSuspected } = post
  return {
    ...post,
    pictures: pictures
      .slice(0, maxCardPictures)
      .map((picture, at) => ({ ...cardPictureOf(picture), ...(at === 0 ? {} : { exif: undefined }) })),
    pictureCount: pictures.length > maxCardPictures ? pictures.length : undefined,
    tags: unlessEmpty(tags),
    place: place === '' ? undefined : place,
    atUsers: unlessEmpty(atUsers),
    authorErased: authorErased || undefined,
    isAuthor: isAuthor || undefined,
    critiqueOpen: critiqueOpen || undefined,
    aiMark: aiMark === 1 ? undefined : aiMark,
    aiSuspected: aiSuspected || undefined,
    exposeUser: isAuthor ? post.exposeUser : undefined,
  }
}

/** A photograph on a tile or as the first of a card. */
export function cardPictureOf(picture: PictureShape): CardPicture {
  const { licence: _licence, exif, ...shown } = picture
  return { ...shown, exif: cardExifOf(exif) }
}

function cardExifOf(exif: PictureExif): CardExif | undefined {
  const { cameraName, lensName, focalLength, fNumber, exposureTime, iso } = exif
  const shown = { cameraName, lensName, focalLength, fNumber, exposureTime, iso }
  return Object.values(shown).every((value) => value === null) ? undefined : shown
}

function unlessEmpty<T>(list: T[]): T[] | undefined {
  return list.length === 0 ? undefined : list
}
