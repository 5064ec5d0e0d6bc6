export { announceChanged } from './announce-changed.ts'
export { loadPostSubjects } from './post-target.ts'
export { postTargetName } from './post-target-name.ts'
export { canComment, canCritique } from './post.policy.ts'
export { findOpenPost, findReadablePicture } from './post.read.ts'
export { findReadablePost, isPictureOf, lockPost, type LockedPost } from './post.store.ts'
export { moveLikes, movePostCounts, moveReplies, readPostCounts } from './counts/move-post-counts.ts'
export { loadPostCards, loadPosts } from './cards/post.view.ts'
export { cardPictureOf } from './cards/publish-card.ts'
export { postsTagged, sumOverPostsBy } from './post.counters.ts'
export { postHooks, type JudgedPictures, type PicturesToJudge, type PostHooks } from './post-hooks.ts'
export {
  findTeamReach,
  loadOwnCircle,
  postCircles,
  setPostCircle,
  type PostCircles,
  type ShownCircle,
} from './post-circles.ts'
export { postMarks, type PostMarks } from './post-marks.ts'
export { publishPost } from './publish-post.ts'
export { hidePost, lockPostAndAuthor } from './hide-post.ts'
export { walkNewestTexts } from './newest-texts.read.ts'
export { announceSettledPost, decidePost, settlePost } from './decide-post.ts'
export { findPictureFile, maskPictures, unmaskPictures } from './review/mask-pictures.ts'
export { limitPost, readPostState, readPostWords, restorePostState } from './review/moderate-post.ts'
export { binPost } from './recycle-bin/delete-post.ts'
export {
  isAuthoredBy,
  isReadablePost,
  isVisiblePost,
  postTypeIs,
  readablePost,
  readablePosts,
  visiblePosts,
} from './visible-posts.ts'
export { mappedPages, type ListMappedPages } from './site-map/mapped-pages.ts'
export { recordView } from './view-counter.ts'
export { type ExportedPost } from './personal-data/author.export.ts'
export { claimUses, findUnusedFiles, replacePostFiles, settlePostFiles } from './post-files.ts'
export { textsIn, withoutMember } from './personal-data/content-texts.ts'
export { kindOf, postKinds, prepareInput, queryKinds } from './kinds/kinds.ts'
export { wireDraftPart } from './kinds/wire-parts.ts'
export {
  type DraftInputOf,
  type EditedColumns,
  type EditInputOf,
  type FileUse,
  type InputOf,
  type PostKind,
} from './kinds/post-kind.ts'
export { noCoverExif, type CoverExif, type NewPicture } from './picture-columns.ts'
export { renewPosts } from './post.store.ts'
export { listOwnOfType } from './own-of-type.read.ts'
export { pickPost } from './pick-post.ts'
export { lockPostsShowing, refreshGear } from './shots/refresh-gear.ts'
export { tagsInCommon } from './tags/tags-in-common.ts'
export { hasPictures, isPublished } from './visible-posts.ts'
export { fewPosts, manyPosts, planFor, type PlanByCount } from './plan-by-count.ts'
export { loadTilesOfRows } from './cards/picture-tile.view.ts'
export { coverColumns, shotColumns, type ShotColumns } from './shots/shots.ts'
export { changePictures } from './change-pictures.ts'
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
export { writeScores } from './counts/write-scores.ts'
export { findAnyPost, listAllPosts, type AnyPost } from './for-staff/list-posts.read.ts'
export { refusePublished, removePost, showRefused } from './for-staff/refuse-published.ts'
export { replaceTag } from './tags/replace-tag.ts'
export { setPostTopics } from './for-staff/set-topics.ts'
