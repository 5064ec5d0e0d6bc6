export { createNotice, createNotices, createOwnNotices } from './create-notice.ts'
export { noticeKinds, type NoticeKinds } from './notice-kinds.ts'
export { unreadMessages } from './unread-messages.ts'
