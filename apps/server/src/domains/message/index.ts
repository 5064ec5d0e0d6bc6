export { findNewestMessage, loadReportedMessages } from './reported-messages.read.ts'
