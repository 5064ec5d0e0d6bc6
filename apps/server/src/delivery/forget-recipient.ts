import type { Queryable } from '../db/client.ts'

/** Removes a recipient's messages from the development outbox. */
export async function forgetRecipients(db: Queryable, recipients: readonly string[]): Promise<void> {
  if (recipients.length === 0) return
  await db.deleteFrom('delivered_message').where('recipient', 'in', recipients).execute()
}
