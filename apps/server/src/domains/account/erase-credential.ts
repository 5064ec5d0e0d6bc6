import type { App } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { forgetRecipients } from '../../delivery/forget-recipient.ts'
import { collectAccount } from './account.read.ts'
import { restPhone } from './resting-phone.ts'

/** Removes a member's way in, and what was sent to their phone and mailbox. */
export async function eraseAccount(
  tx: Tx,
  { app, memberId, now }: { app: App; memberId: string; now: Date },
): Promise<void> {
  const { phone, email } = await collectAccount(app.env, tx, memberId)
  await forgetRecipients(
    tx,
    [phone, email].filter((address) => address !== null),
  )
  await eraseCredential(tx, memberId, now)
}

/**
 * Removes everything by which a member could be found or signed in: phone, mailbox, user name, passwords, proofs,
 * and the addresses of the network in the log of consents. The phone rests for 30 days. Which terms were agreed to
 * and when is kept: the law wants it.
 */
async function eraseCredential(tx: Tx, memberId: string, now: Date): Promise<void> {
  const removed = await tx
    .deleteFrom('credential')
    .where('member_id', '=', memberId)
    .returning(['phone_index', 'email_index'])
    .executeTakeFirst()
  if (removed?.phone_index != null) await restPhone(tx, removed.phone_index, now)
  const indexes = [removed?.phone_index, removed?.email_index].filter((index) => index != null)
  if (indexes.length > 0) {
    await tx.deleteFrom('captcha_code').where('target_index', 'in', indexes).execute()
    await tx.deleteFrom('verify_ticket').where('target_index', 'in', indexes).execute()
  }
  await tx.deleteFrom('verify_ticket').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('upload_pass').where('member_id', '=', memberId).execute()
  await tx.deleteFrom('password_history').where('member_id', '=', memberId).execute()
  await tx.updateTable('consent_log').set({ ip: '' }).where('member_id', '=', memberId).execute()
}
