export { loadReportedMessages } from './reported-messages.read.ts'
export { findUnreadConversations, type UnreadConversation } from './unread-conversations.read.ts'
