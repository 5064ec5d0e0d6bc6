export { indexPosts, indexStale, loadFurtherTexts, spellTags } from './index-posts.ts'
export { canComment } from './post.policy.ts'
export { findPostMentions, whoMayReadPost } from './post-mentions.ts'
export { findOpenPost } from './post.read.ts'
export {
  findReadablePost,
  isPictureOf,
  lockPost,
  movePostCounts,
  readPostCounts,
  readReviewReason,
  type HeldPost,
} from './post.store.ts'
export { loadPostCards } from './cards/post.view.ts'
export {
  likesReceivedBy,
  postCounters,
  postsBy,
  publicPostsBy,
  postsOfTopic,
  tagCounters,
} from './post.counters.ts'
export { publishPost } from './publish-post.ts'
export { hidePost, holdPost, moveReplies } from './hide-post.ts'
export { listInReview } from './in-review.read.ts'
export { reviewPost } from './review-post.ts'
export {
  isAuthoredBy,
  isReadablePost,
  isVisiblePost,
  postTypeIs,
  readablePosts,
  visiblePosts,
} from './visible-posts.ts'
export { mountViewCounter, noteView } from './view-counter.ts'
export { collectDrafts, collectPosts, type CollectedPost } from './collect-author.ts'
export { eraseMentionsInPosts } from './erase-mentions.ts'
export { eraseAuthor } from './erase-author.ts'
export { listAuthorFiles, replacePostFiles } from './post-files.ts'
export { registerPostKinds } from './kinds/kinds.ts'
export {
  type DraftInputOf,
  type EditedColumns,
  type EditInputOf,
  type DraftPart,
  type FileUse,
  type InputOf,
  type PostKind,
  type PostPart,
} from './kinds/post-kind.ts'
export { noCoverExif, renewPosts, type NewPicture } from './post.store.ts'
export { listOwnOfType } from './own-of-type.read.ts'
export { pickPost } from './pick-post.ts'
export { tagsInCommon } from './tags-in-common.ts'
export { hasPictures, isPublished } from './visible-posts.ts'
export { loadTilesOfRows } from './cards/picture-tile.view.ts'
export { coverColumns, shotColumns, type ShotColumns } from './shots.ts'
export { changePictures } from './change-pictures.ts'
export { type CoverExif } from './post.store.ts'
export {
  afterTimeKey,
  timeKey,
  timeKeyOf,
  timeValues,
  type TimeKey,
  type TimeRow,
  type TimeValues,
} from './time-order.ts'
export { loadCoverPictures, loadMatchedTiles, loadPictureTiles } from './cards/picture-tile.view.ts'
export { writeScores } from './write-scores.ts'
