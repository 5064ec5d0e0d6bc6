export { reviewPost } from './review-post.ts'
export { reviewReply } from './review-reply.ts'
