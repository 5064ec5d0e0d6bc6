export { countCommenters } from './count-commenters.ts'
export { type ExportedReply } from './reply.export.ts'
export { listRepliesInReview } from './in-review.read.ts'
export { decideReply } from './decide-reply.ts'
