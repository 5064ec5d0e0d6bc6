export { countCommenters } from './count-commenters.ts'
export { findReplyPeople } from './find-reply-people.ts'
export { likesReplyById, loadReplyTexts } from './reply-facts.ts'
export { isShownReply } from './visible-replies.ts'
export { type CollectedReply } from './own-replies.ts'

export { listRepliesInReview } from './in-review.read.ts'
export { decideReply } from './decide-reply.ts'
