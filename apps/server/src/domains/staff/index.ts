export { noteAct, type StaffAct } from './note-act.ts'
export { reviewPost } from './review-post.ts'
export { reviewReply } from './review-reply.ts'
