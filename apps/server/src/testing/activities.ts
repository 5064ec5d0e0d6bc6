export { buildActivity, hourMs } from '../domains/activity/testing/build-activity.ts'
export { posterText } from '../domains/activity/entrance/poster.ts'
