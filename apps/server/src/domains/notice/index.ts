export { createNotice, type NewNotice, noticeTabs } from './create-notice.ts'
export { countUnread } from './notice.read.ts'
export { eraseNotices } from './erase-notices.ts'
