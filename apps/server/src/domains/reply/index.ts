// Nothing here may lead to the post domain, which reads from here: what needs posts is reached by the registry alone.
export { countCommenters } from './count-commenters.ts'
export { findReplyPeople } from './find-reply-people.ts'
export { repliesOf, replyCounters } from './reply.counters.ts'
export { removeReplies } from './remove-replies.ts'
export { collectReplies, type CollectedReply } from './own-replies.ts'
export { eraseReplies } from './erase-replies.ts'
