// Nothing here may lead to the post domain, which reads from here: what needs posts is reached by the registry alone.
export { countCommenters } from './count-commenters.ts'
export { findReplyPeople, type ReplyPeople } from './find-reply-people.ts'
export { findShownReply, likesReplyById, loadReplyTexts } from './reply-facts.ts'
export { isShownReply } from './visible-replies.ts'
export { repliesOf, replyCounters } from './reply.counters.ts'
export { removeReplies } from './remove-replies.ts'
export { collectReplies, type CollectedReply } from './own-replies.ts'
export { eraseReplies } from './erase-replies.ts'
