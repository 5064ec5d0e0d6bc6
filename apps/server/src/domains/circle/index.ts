export { suggestCircles } from './reads/suggest-circles.read.ts'
export {
  announceFrozen,
  freezeReported,
  lockReportedCircle,
  unfreezeReported,
} from './for-staff/freeze-circle.ts'
export { countPostsOfCircles, findFollowedCircles, readPostsOfCircles } from './reads/circle-posts.read.ts'
