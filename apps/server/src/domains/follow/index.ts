export { findBlocks, followStateColumn, followStates, isBlockedBetween } from './follow.read.ts'
export { listFolloweeIds } from './list-followees.ts'
export { followeesOf, isBlockedBetweenColumns, isFollowing } from './relation-conditions.ts'
export { collectFollows, eraseFollows } from './own-follows.ts'
