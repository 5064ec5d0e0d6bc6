import * as z from 'zod'
import { maxCardPictures } from './post.limits.ts'
import { CardPicture } from '../media/picture.shapes.ts'
import { PostParts, PublishItem } from './publish.shapes.ts'

const { shape } = PublishItem

/**
 * A post in a list: the fields of a `PublishItem` that a card shows. Null fields are left out, and of our own additions
 * to the product's fields also false and empty ones.
 */
export const PublishCard = PublishItem.extend({
  pictures: z.array(CardPicture).max(maxCardPictures),
  /** Where it has more photographs than `pictures`. */
  pictureCount: z.int().optional(),
  cover: PostParts.shape.cover.optional(),
  article: PostParts.shape.article.optional(),
  video: PostParts.shape.video.optional(),
  vote: PostParts.shape.vote.optional(),
  match: PostParts.shape.match.optional(),
  tags: shape.tags.optional(),
  place: shape.place.optional(),
  circle: shape.circle.optional(),
  atUsers: shape.atUsers.optional(),
  authorUserCategoryIcon: shape.authorUserCategoryIcon.optional(),
  authorUsedFrameSrc: shape.authorUsedFrameSrc.optional(),
  authorUsedAchievementSrc: shape.authorUsedAchievementSrc.optional(),
  authorUsedAchievementTitle: shape.authorUsedAchievementTitle.optional(),
  authorUserLevelIcon: shape.authorUserLevelIcon.optional(),
  levelIconUrl: shape.levelIconUrl.optional(),
  authorErased: shape.authorErased.optional(),
  isAuthor: shape.isAuthor.optional(),
  critiqueOpen: shape.critiqueOpen.optional(),
  /** Unless it is 1. */
  aiMark: shape.aiMark.optional(),
  aiSuspected: shape.aiSuspected.optional(),
  /** For its author only. */
  exposeUser: shape.exposeUser.optional(),
  editedTime: shape.editedTime.optional(),
  whyShown: shape.whyShown.optional(),
})
export type PublishCard = z.infer<typeof PublishCard>
