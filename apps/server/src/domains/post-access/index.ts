export {
  readablePosts,
  isReadablePost,
  isVisiblePost,
  hasPictures,
  visiblePosts,
  isPublished,
  authorOfReadable,
  readablePost,
  postTypeIs,
  isAuthoredBy,
} from './visible-posts.ts'
export { findOpenPost, findReadablePicture, type OpenValues } from './open-post.read.ts'
export { postTargetName } from './post-target-name.ts'
export { findAnyPost, listAllPosts, type AnyPost } from './list-posts.read.ts'
export { afterTimeKey, timeValues, type TimeValues } from './time-order.ts'
export { fewPosts, planFor, type PlanByCount, manyPosts } from './plan-by-count.ts'
export {
  canEditPost,
  postVerdicts,
  canCloseComments,
  canDeletePost,
  canUseBin,
  canAskCritique,
  canComment,
  canCritique,
} from './post.policy.ts'
export { isPublic, sumOverPostsBy, postsTagged } from './count-posts.ts'
export { isPictureOf } from './is-picture-of.ts'
