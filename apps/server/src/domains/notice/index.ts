export { createNotice, createNotices } from './create-notice.ts'
export { collectNotices } from './own-notices.ts'
export { countUnread } from './unread.read.ts'
export { eraseNotices } from './erase-notices.ts'
