export { recordAct, type StaffAct } from './record-act.ts'
export { reviewPost } from './review-post.ts'
export { reviewReply } from './review-reply.ts'
