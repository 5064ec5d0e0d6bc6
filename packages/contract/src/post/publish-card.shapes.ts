import * as z from 'zod'
import { maxCardPictures } from './post.limits.ts'
import { CardPicture } from '../media/picture.shapes.ts'
import { PostParts, PublishItem } from './publish.shapes.ts'

const { shape } = PublishItem

/**
 * A post in a list: a `PublishItem` with what a card shows. What would be null is left out, and of our own additions to
 * the product's fields also what is false or empty.
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
  /** Where it is not 1. */
  aiMark: shape.aiMark.optional(),
  aiSuspected: shape.aiSuspected.optional(),
  /** For its author. */
  exposeUser: shape.exposeUser.optional(),
  editedTime: shape.editedTime.optional(),
  whyShown: shape.whyShown.optional(),
})
export type PublishCard = z.infer<typeof PublishCard>
