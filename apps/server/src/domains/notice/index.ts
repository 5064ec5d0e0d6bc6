export { createNotice, type NewNotice, noticeTabs } from './create-notice.ts'
export { countUnread } from './notice.read.ts'
