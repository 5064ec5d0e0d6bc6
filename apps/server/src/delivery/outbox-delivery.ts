import { v7 as uuid } from 'uuid'
import type { Database } from '../db/client.ts'
import type { Message } from './delivery.ts'

/** Delivery in development and test: messages are stored in a table that `/dev/outbox` shows. */
export function outboxDelivery(db: Database): { send: (message: Message) => Promise<void> } {
  return {
    send: async ({ channel, recipient, subject, text }) => {
      await db
        .insertInto('delivered_message')
        .values({ id: uuid(), channel, recipient, subject, text })
        .execute()
    },
  }
}
