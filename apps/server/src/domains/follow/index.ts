export { followStateColumn, isBlockedBetween } from './follow.read.ts'
export { listFolloweeIds } from './list-followees.ts'
export { findNotifyingAuthors, listNotifiedFollowers } from './notified-followers.ts'
export { followeesInTime, followeesOf, isBlockedBetweenColumns, isFollowing } from './relation-conditions.ts'
