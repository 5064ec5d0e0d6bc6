import type { Manifest } from '../../manifest.ts'
import { eraseMessages, exportMessages } from './message.export.ts'
import { messageMethods } from './message.handlers.ts'
import { messageJobs, messageSchedules } from './message.jobs.ts'
import { findNewestMessage } from './reported-messages.read.ts'
import { unreadMessagesOf } from './unread-messages.ts'

export const messageManifest = {
  name: 'message',
  handlers: { Message: messageMethods },
  jobs: messageJobs,
  schedules: messageSchedules,
  unreadMessages: unreadMessagesOf,
  newestMessage: findNewestMessage,
  personalData: {
    exportedTables: {
      conversation: ['messages'],
      conversation_side: ['messages'],
      message: ['messages'],
    },
    omittedTables: { message_setting: 'two choices, which the dialog of private messages shows' },
    collect: (_app, db, memberId) => ({ long: { messages: () => exportMessages(db, memberId) } }),
    erasePerson: (tx, { memberId, now }) => eraseMessages(tx, { memberId, now }),
  },
  demo: async () => (await import('./demo/message.demo.ts')).messageDemo,
} satisfies Manifest
