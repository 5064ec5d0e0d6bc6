// The post domain's jobs read from here; its own index must not, for comments are written through that.
export { countCommenters, countReplies } from './count-commenters.ts'
export { findReplyPeople } from './find-reply-people.ts'
export { likeReply } from './like-reply.ts'
export { removeReplies } from './remove-replies.ts'
export { reviewReply } from './review-reply.ts'
