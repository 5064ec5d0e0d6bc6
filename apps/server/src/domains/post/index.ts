export { collectFollowedTags, eraseFollowedTags } from './follow-tag.ts'
export { countGear } from './gear-stat.ts'
export { indexPosts, indexStale, loadFurtherTexts, spellTags } from './index-posts.ts'
export { listedPost } from './listed-post.ts'
export { suggestTags } from './tag.read.ts'
export { listWall } from './wall.read.ts'
export { canComment } from './post.policy.ts'
export { findPostMentions, whoMayReadPost } from './post-mentions.ts'
export { listHotAuthors } from './hot-authors.read.ts'
export { findOpenPost, type OpenPost } from './post.read.ts'
export {
  findReadablePost,
  isPictureOf,
  lockPost,
  movePostCounts,
  readPostCounts,
  readReviewReason,
  type HeldPost,
  type PostCounts,
} from './post.store.ts'
export { loadPostCards, type PostPlace } from './post.view.ts'
export {
  likesReceivedBy,
  postCounters,
  postsBy,
  publicPostsBy,
  postsOfTopic,
  tagCounters,
} from './post.counters.ts'
export { publishPost } from './publish-post.ts'
export { makeEdition } from './rank-feed.ts'
export { hidePost, holdPost, moveReplies } from './hide-post.ts'
export { listInReview } from './in-review.read.ts'
export { reviewPost } from './review-post.ts'
export { scorePosts } from './score-posts.ts'
export {
  isAuthoredBy,
  isReadablePost,
  isVisiblePost,
  postTypeIs,
  readablePosts,
  visiblePosts,
} from './visible-posts.ts'
export { flushViews, mountViewCounter, noteView } from './view-counter.ts'
export { collectAlbums } from './own-albums.ts'
export { collectDrafts, collectPosts, type CollectedPost } from './collect-author.ts'
export { eraseMentionsInPosts } from './erase-mentions.ts'
export { eraseAuthor } from './erase-author.ts'
export { listAuthorFiles, replacePostFiles } from './post-files.ts'
export { registerPostKinds } from './kinds.ts'
export {
  type DraftInputOf,
  type EditedColumns,
  type EditInputOf,
  type DraftPart,
  type FileUse,
  type InputOf,
  type PostColumns,
  type PostKind,
  type PostPart,
} from './post-kind.ts'
export { noCoverExif, renewPosts, type NewPicture } from './post.store.ts'
export { loadGearOptions } from './gear-options.read.ts'
export { listOwnOfType } from './own-of-type.read.ts'
export { pickPost } from './pick-post.ts'
export { tagsInCommon } from './tags-in-common.ts'
