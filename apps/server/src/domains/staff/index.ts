export { recordAct, type StaffAct } from './record-act.ts'
export { reviewMember } from './review-member.ts'
export { reviewPost } from './review-post.ts'
export { reviewReply } from './review-reply.ts'
