export { loadReportedMessages } from './reported-messages.read.ts'
